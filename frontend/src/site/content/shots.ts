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
  alt: 'The trail of an approved entry: submitted by Jordan Alvarez, student; verified by Ellen Hargrove, verifier; approved by Marcus Bell, teacher. Each step has its date, its time and its status.',
  wide: { light: trailLight, dark: trailDark, ...sizes.trail },
  phone: { light: trailPhoneLight, dark: trailPhoneDark, ...sizes['trail-phone'] },
};

export const APPROVALS: ShotPair = {
  alt: 'The approval dashboard of a teacher: a list of entries with student, organization, date, hours, status and days of waiting. Three are selected, and a bar offers to approve or reject them.',
  wide: { light: approvalsLight, dark: approvalsDark, ...sizes.approvals },
  phone: { light: approvalsPhoneLight, dark: approvalsPhoneDark, ...sizes['approvals-phone'] },
};

export const REVIEW: ShotPair = {
  alt: 'The dialog in which a coordinator verifies an entry: hours, comments, and the buttons Verify and Reject.',
  wide: { light: reviewLight, dark: reviewDark, ...sizes.review },
  phone: { light: reviewPhoneLight, dark: reviewPhoneDark, ...sizes['review-phone'] },
};

export const REPORTS: ShotPair = {
  alt: 'Bars of approved and waiting hours by month and by grade, and of how many students have come how far toward the goal.',
  wide: { light: reportsLight, dark: reportsDark, ...sizes.reports },
  phone: { light: reportsPhoneLight, dark: reportsPhoneDark, ...sizes['reports-phone'] },
};

export const OPPORTUNITIES: ShotPair = {
  alt: 'Cards of volunteer opportunities with date, time, place and spots left. One is full and offers its waitlist.',
  wide: { light: opportunitiesLight, dark: opportunitiesDark, ...sizes.opportunities },
  phone: { light: opportunitiesPhoneLight, dark: opportunitiesPhoneDark, ...sizes['opportunities-phone'] },
};

export const STUDENT: ShotPair = {
  alt: 'A student’s dashboard on a phone: progress toward the goal of 50 hours, and figures of approved and pending hours.',
  wide: { light: studentPhoneLight, dark: studentPhoneDark, ...sizes['student-phone'] },
};

export const LOG: ShotPair = {
  alt: 'The form for logging hours on a phone: organization, description, date, hours, times and verifier.',
  wide: { light: logPhoneLight, dark: logPhoneDark, ...sizes['log-phone'] },
};
