import { t } from '@hourtrail/contracts';
import approvalsDark from '../images/approvals-dark.webp';
import approvalsLight from '../images/approvals-light.webp';
import approvalsPhoneDark from '../images/approvals-phone-dark.webp';
import approvalsPhoneLight from '../images/approvals-phone-light.webp';
import badgesDark from '../images/badges-dark.webp';
import badgesLight from '../images/badges-light.webp';
import eventsDark from '../images/events-dark.webp';
import eventsLight from '../images/events-light.webp';
import familyDark from '../images/family-dark.webp';
import familyLight from '../images/family-light.webp';
import familyPhoneDark from '../images/family-phone-dark.webp';
import familyPhoneLight from '../images/family-phone-light.webp';
import logDark from '../images/log-dark.webp';
import logLight from '../images/log-light.webp';
import logPhoneDark from '../images/log-phone-dark.webp';
import logPhoneLight from '../images/log-phone-light.webp';
import opportunitiesDark from '../images/opportunities-dark.webp';
import opportunitiesLight from '../images/opportunities-light.webp';
import opportunitiesPhoneDark from '../images/opportunities-phone-dark.webp';
import opportunitiesPhoneLight from '../images/opportunities-phone-light.webp';
import queueDark from '../images/queue-dark.webp';
import queueLight from '../images/queue-light.webp';
import reportsDark from '../images/reports-dark.webp';
import reportsLight from '../images/reports-light.webp';
import reportsPhoneDark from '../images/reports-phone-dark.webp';
import reportsPhoneLight from '../images/reports-phone-light.webp';
import reviewDark from '../images/review-dark.webp';
import reviewLight from '../images/review-light.webp';
import reviewPhoneDark from '../images/review-phone-dark.webp';
import reviewPhoneLight from '../images/review-phone-light.webp';
import rulesDark from '../images/rules-dark.webp';
import rulesLight from '../images/rules-light.webp';
import sizes from '../images/sizes.json';
import spotsDark from '../images/spots-dark.webp';
import spotsLight from '../images/spots-light.webp';
import stepsDark from '../images/steps-dark.webp';
import stepsLight from '../images/steps-light.webp';
import studentPhoneDark from '../images/student-phone-dark.webp';
import studentPhoneLight from '../images/student-phone-light.webp';
import trailDark from '../images/trail-dark.webp';
import trailLight from '../images/trail-light.webp';
import trailPhoneDark from '../images/trail-phone-dark.webp';
import trailPhoneLight from '../images/trail-phone-light.webp';
import waitingDark from '../images/waiting-dark.webp';
import waitingLight from '../images/waiting-light.webp';
import waitingPhoneDark from '../images/waiting-phone-dark.webp';
import waitingPhoneLight from '../images/waiting-phone-light.webp';
import type { ShotPair } from '../ui/Screenshot.js';

// `npm run screenshots` takes these pictures in the demo school

export const TRAIL: ShotPair = {
  alt: t('site.trailShot'),
  wide: { light: trailLight, dark: trailDark, ...sizes.trail },
  phone: { light: trailPhoneLight, dark: trailPhoneDark, ...sizes['trail-phone'] },
};

export const APPROVALS: ShotPair = {
  alt: t('site.approvalsShot'),
  wide: { light: approvalsLight, dark: approvalsDark, ...sizes.approvals },
  phone: { light: approvalsPhoneLight, dark: approvalsPhoneDark, ...sizes['approvals-phone'] },
};

export const REVIEW: ShotPair = {
  alt: t('site.reviewShot'),
  wide: { light: reviewLight, dark: reviewDark, ...sizes.review },
  phone: { light: reviewPhoneLight, dark: reviewPhoneDark, ...sizes['review-phone'] },
};

export const REPORTS: ShotPair = {
  alt: t('site.reportsShot'),
  wide: { light: reportsLight, dark: reportsDark, ...sizes.reports },
  phone: { light: reportsPhoneLight, dark: reportsPhoneDark, ...sizes['reports-phone'] },
};

export const OPPORTUNITIES: ShotPair = {
  alt: t('site.opportunitiesShot'),
  wide: { light: opportunitiesLight, dark: opportunitiesDark, ...sizes.opportunities },
  phone: { light: opportunitiesPhoneLight, dark: opportunitiesPhoneDark, ...sizes['opportunities-phone'] },
};

export const WAITING: ShotPair = {
  alt: t('site.waitingShot'),
  wide: { light: waitingLight, dark: waitingDark, ...sizes.waiting },
  phone: { light: waitingPhoneLight, dark: waitingPhoneDark, ...sizes['waiting-phone'] },
};

export const FAMILY: ShotPair = {
  alt: t('site.familyShot'),
  wide: { light: familyLight, dark: familyDark, ...sizes.family },
  phone: { light: familyPhoneLight, dark: familyPhoneDark, ...sizes['family-phone'] },
};

export const STUDENT: ShotPair = {
  alt: t('site.studentShot'),
  wide: { light: studentPhoneLight, dark: studentPhoneDark, ...sizes['student-phone'] },
};

/** The form on a phone, whatever the page is read on. */
export const LOG: ShotPair = {
  alt: t('site.logShot'),
  wide: { light: logPhoneLight, dark: logPhoneDark, ...sizes['log-phone'] },
};

export const LOGGING: ShotPair = {
  alt: LOG.alt,
  wide: { light: logLight, dark: logDark, ...sizes.log },
  phone: LOG.wide,
};

/** Parts of screens, each as wide as a phone and all of the same proportions. */
export const ARTICLE_SHOTS = {
  queue: { alt: t('site.queueShot'), wide: { light: queueLight, dark: queueDark, ...sizes.queue } },
  rules: { alt: t('site.rulesShot'), wide: { light: rulesLight, dark: rulesDark, ...sizes.rules } },
  steps: { alt: t('site.stepsShot'), wide: { light: stepsLight, dark: stepsDark, ...sizes.steps } },
  spots: { alt: t('site.spotsShot'), wide: { light: spotsLight, dark: spotsDark, ...sizes.spots } },
  events: { alt: t('site.eventsShot'), wide: { light: eventsLight, dark: eventsDark, ...sizes.events } },
  badges: { alt: t('site.badgesShot'), wide: { light: badgesLight, dark: badgesDark, ...sizes.badges } },
} as const satisfies Readonly<Record<string, ShotPair>>;
