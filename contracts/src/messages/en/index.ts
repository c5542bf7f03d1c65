import { activity } from './activity.js';
import { apiAudit } from './api-audit.js';
import { apiHours } from './api-hours.js';
import { apiInbox } from './api-inbox.js';
import { apiOpportunities } from './api-opportunities.js';
import { apiPeople } from './api-people.js';
import { apiPrivacy } from './api-privacy.js';
import { apiReports } from './api-reports.js';
import { apiSchools } from './api-schools.js';
import { api } from './api.js';
import { app } from './app.js';
import { approvals } from './approvals.js';
import { attachments } from './attachments.js';
import { attendance } from './attendance.js';
import { auditAccess } from './audit-access.js';
import { auditRecords } from './audit-records.js';
import { auditReview } from './audit-review.js';
import { audit } from './audit.js';
import { badges } from './badges.js';
import { classes } from './classes.js';
import { common } from './common.js';
import { confirm } from './confirm.js';
import { connections } from './connections.js';
import { counting } from './counting.js';
import { dashboard } from './dashboard.js';
import { districts } from './districts.js';
import { exchange } from './exchange.js';
import { exports } from './exports.js';
import { families } from './families.js';
import { hoursAdmin } from './hours-admin.js';
import { hoursForm } from './hours-form.js';
import { hoursReview } from './hours-review.js';
import { hours } from './hours.js';
import { imports } from './imports.js';
import { inbox } from './inbox.js';
import { labels } from './labels.js';
import { logIn } from './log-in.js';
import { mail } from './mail.js';
import { opportunities } from './opportunities.js';
import { pages } from './pages.js';
import { paper } from './paper.js';
import { people } from './people.js';
import { privacy } from './privacy.js';
import { profile } from './profile.js';
import { publishing } from './publishing.js';
import { records } from './records.js';
import { reports } from './reports.js';
import { roster } from './roster.js';
import { rules } from './rules.js';
import { schools } from './schools.js';
import { secondFactor } from './second-factor.js';
import { siteContact } from './site-contact.js';
import { siteFeatures } from './site-features.js';
import { siteHome } from './site-home.js';
import { sitePages } from './site-pages.js';
import { sitePricing } from './site-pricing.js';
import { site } from './site.js';
import { supervisor } from './supervisor.js';
import { ui } from './ui.js';
import { whatCounts } from './what-counts.js';

export const en = {
  ...activity,
  ...apiAudit,
  ...apiHours,
  ...apiInbox,
  ...apiOpportunities,
  ...apiPeople,
  ...apiPrivacy,
  ...apiReports,
  ...apiSchools,
  ...api,
  ...app,
  ...approvals,
  ...attachments,
  ...attendance,
  ...auditAccess,
  ...auditRecords,
  ...auditReview,
  ...audit,
  ...badges,
  ...classes,
  ...common,
  ...confirm,
  ...connections,
  ...counting,
  ...dashboard,
  ...districts,
  ...exchange,
  ...exports,
  ...families,
  ...hoursAdmin,
  ...hoursForm,
  ...hoursReview,
  ...hours,
  ...imports,
  ...inbox,
  ...labels,
  ...logIn,
  ...mail,
  ...opportunities,
  ...pages,
  ...paper,
  ...people,
  ...privacy,
  ...profile,
  ...publishing,
  ...records,
  ...reports,
  ...roster,
  ...rules,
  ...schools,
  ...secondFactor,
  ...siteContact,
  ...siteFeatures,
  ...siteHome,
  ...sitePages,
  ...sitePricing,
  ...site,
  ...supervisor,
  ...ui,
  ...whatCounts,
} as const;
