import { t } from '@hourtrail/contracts';
import approvalsDark from '../images/approvals-dark.webp';
import approvalsLight from '../images/approvals-light.webp';
import approvalsPhoneDark from '../images/approvals-phone-dark.webp';
import approvalsPhoneLight from '../images/approvals-phone-light.webp';
import logPhoneDark from '../images/log-phone-dark.webp';
import logPhoneLight from '../images/log-phone-light.webp';
import opportunitiesDark from '../images/opportunities-dark.webp';
import opportunitiesLight from '../images/opportunities-light.webp';
import opportunitiesPhoneDark from '../images/opportunities-phone-dark.webp';
import opportunitiesPhoneLight from '../images/opportunities-phone-light.webp';
import reportsDark from '../images/reports-dark.webp';
import reportsLight from '../images/reports-light.webp';
import reportsPhoneDark from '../images/reports-phone-dark.webp';
import reportsPhoneLight from '../images/reports-phone-light.webp';
import sizes from '../images/sizes.json';
import studentPhoneDark from '../images/student-phone-dark.webp';
import studentPhoneLight from '../images/student-phone-light.webp';
import reviewDark from '../images/review-dark.webp';
import reviewLight from '../images/review-light.webp';
import reviewPhoneDark from '../images/review-phone-dark.webp';
import reviewPhoneLight from '../images/review-phone-light.webp';
import trailDark from '../images/trail-dark.webp';
import trailLight from '../images/trail-light.webp';
import trailPhoneDark from '../images/trail-phone-dark.webp';
import trailPhoneLight from '../images/trail-phone-light.webp';
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

export const STUDENT: ShotPair = {
  alt: t('site.studentShot'),
  wide: { light: studentPhoneLight, dark: studentPhoneDark, ...sizes['student-phone'] },
};

export const LOG: ShotPair = {
  alt: t('site.logShot'),
  wide: { light: logPhoneLight, dark: logPhoneDark, ...sizes['log-phone'] },
};
