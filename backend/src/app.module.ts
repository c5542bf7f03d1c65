import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import {
  auditedEvents,
  AuditModule,
  exportedAnomalies,
  exportedDecisions,
  exportedEvents,
  kin,
} from './audit/index.js';
import {
  eraseHours,
  exportedHours,
  exportedRoster,
  eraseSavedFilters,
  expiredDrafts,
  hoursImport,
  hoursPerDay,
  HoursModule,
  officialRecordStream,
  transferHours,
  volunteerHoursStream,
} from './hours/index.js';
import {
  revokeFamilyLinks,
  expiredJoinRequests,
  expiredPeople,
  exportedUsers,
  familyLinkStream,
  IdentityModule,
  joinRequestStream,
  rosterObstacles,
  usersImport,
  userStream,
} from './identity/index.js';
import {
  contactMessageStream,
  eraseCorrespondence,
  expiredNotifications,
  MessagingModule,
  subscriptionStream,
  notifyOfAccountsAndRules,
  notifyOfOpportunities,
  notifyOfHours,
} from './messaging/index.js';
import {
  checkInCodeStream,
  revokeCalendarLinks,
  cancelSignupsOfThoseWhoLeft,
  exportedOpportunities,
  opportunitiesImport,
  OpportunitiesModule,
  opportunityStream,
  signupStream,
} from './opportunities/index.js';
import {
  academicYearStream,
  classesOfFile,
  classStream,
  countingRulesStream,
  changedClasses,
  organizationStream,
  OrganizationsModule,
  settingsStream,
} from './organizations/index.js';
import { BackupModule } from './backup/index.js';
import { AccessLogModule } from './platform/access-log/access-log.module.js';
import { expiredAccesses } from './platform/access-log/expired-accesses.js';
import { exportedAccesses } from './platform/access-log/list-accesses.js';
import type { ErasureHandler } from './platform/event-log/erasure-handler.js';
import type { Projection } from './platform/event-log/projection.js';
import type { RetentionSource } from './platform/event-log/retention.js';
import { following, refreshStatistics, type Reaction } from './platform/event-log/reaction.js';
import type { Stream } from './platform/event-log/stream.js';
import type { DocumentSource, ExportSource } from './platform/exports/export-source.js';
import { exportStream, eraseExportSearches, expiredExports } from './platform/exports/export.stream.js';
import { ExportsModule } from './platform/exports/exports.module.js';
import { eraseFileNames } from './platform/imports/erase-file-names.js';
import { expiredImports } from './platform/imports/expired-imports.js';
import { importStream } from './platform/imports/import.stream.js';
import type { AnyImporting } from './platform/imports/importing.js';
import { ImportsModule } from './platform/imports/imports.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { expiredEmails } from './platform/mail/outbox.js';
import { PlatformModule, type Runtime } from './platform/platform.module.js';
import { interventionStream } from './platform/sealing/intervention.stream.js';
import { eraseStoredResponses } from './platform/web/idempotency/idempotency-keys.js';
import type { WebOptions } from './platform/web/web-options.js';
import { WebModule } from './platform/web/web.module.js';
import { eraseRequests, holdStream, PrivacyModule, recordRequestStream, retentionStream } from './privacy/index.js';
import {
  badgeStream,
  eraseBadges,
  eventsJoined,
  exportedCertificates,
  exportedHoursReport,
  exportedReports,
  monthTotals,
  recordAchievements,
  recountAfterOthers,
  reportedPeople,
  ReportingModule,
  reportScheduleStream,
  userTotals,
} from './reporting/index.js';

/** Projections that a command updates in its own statement, in this order. */
export const PROJECTIONS: readonly Projection[] = [hoursPerDay, userTotals, reportedPeople, eventsJoined, kin];

/** Projections that are updated a moment after commit. */
export const FOLLOWING: readonly Projection[] = [monthTotals, auditedEvents];

/** Streams with rows that are rebuilt from the log. */
export const REBUILT_STREAMS: readonly Stream<{ readonly version: number }>[] = [
  organizationStream,
  academicYearStream,
  classStream,
  countingRulesStream,
  settingsStream,
  userStream,
  joinRequestStream,
  familyLinkStream,
  volunteerHoursStream,
  officialRecordStream,
  badgeStream,
  opportunityStream,
  // after the opportunities, because it counts their places
  signupStream,
  checkInCodeStream,
  reportScheduleStream,
  retentionStream,
  holdStream,
  recordRequestStream,
  importStream,
  exportStream,
  contactMessageStream,
  subscriptionStream,
  interventionStream,
];

/** Reactions to events, after commit. */
export const REACTIONS: readonly Reaction[] = [
  revokeFamilyLinks,
  transferHours,
  eraseHours,
  eraseRequests,
  cancelSignupsOfThoseWhoLeft,
  revokeCalendarLinks,
  recordAchievements,
  // after the one that recounts first
  recountAfterOthers,
  notifyOfHours,
  notifyOfOpportunities,
  notifyOfAccountsAndRules,
  ...FOLLOWING.map(following),
  refreshStatistics(REBUILT_STREAMS.map(({ name }) => name)),
];

/** Lists that can be exported to a file. */
export const EXPORTS: readonly (ExportSource | DocumentSource)[] = [
  exportedUsers,
  exportedHours,
  exportedOpportunities,
  exportedRoster,
  exportedReports('student'),
  exportedReports('parent'),
  exportedCertificates,
  exportedHoursReport,
  exportedEvents,
  exportedDecisions,
  exportedAnomalies,
  exportedAccesses,
];

/** Records that can be imported from a file. */
export const IMPORTINGS: readonly AnyImporting[] = [usersImport(classesOfFile), hoursImport, opportunitiesImport];

/** What keeps a roster from being undone. */
export const ROSTER_OBSTACLES = { ...rosterObstacles, changed: [...rosterObstacles.changed, changedClasses] };

/** Run when a person is erased, while their names are still known. */
export const ERASURE_HANDLERS: readonly ErasureHandler[] = [
  eraseStoredResponses,
  eraseFileNames,
  eraseSavedFilters,
  eraseExportSearches,
  eraseCorrespondence,
  eraseBadges,
];

/** What a school may keep for some years only. */
export const RETENTION: readonly RetentionSource[] = [
  expiredPeople,
  expiredJoinRequests,
  expiredDrafts,
  expiredImports,
  expiredExports,
  expiredNotifications,
  expiredEmails,
  expiredAccesses,
];

@Module({})
export class AppModule {
  static with(runtime: Runtime, web: WebOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CqrsModule.forRoot(),
        PlatformModule.with(runtime, PROJECTIONS, REACTIONS),
        WebModule.forRoot(web),
        AccessLogModule,
        MailModule,
        OrganizationsModule,
        IdentityModule.with(ERASURE_HANDLERS),
        HoursModule,
        OpportunitiesModule,
        ReportingModule,
        MessagingModule,
        PrivacyModule.with(RETENTION),
        AuditModule.with(runtime),
        BackupModule.with(runtime),
        ExportsModule.with(EXPORTS),
        ImportsModule.with(IMPORTINGS, ROSTER_OBSTACLES),
      ],
    };
  }
}
