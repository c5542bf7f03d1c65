import {
  t,
  msg,
  ANOMALY_LABELS,
  EVENT_LABELS,
  HOURS_STATUS_LABELS,
  ROLE_LABELS,
  type AttendanceState,
  type Audience,
  type HoursStatus,
  type MessageKey,
  type Nomination,
  type SignupStatus,
  type UserStatus,
} from '@hourtrail/contracts';

const WORDS = {
  ...ROLE_LABELS,
  ...HOURS_STATUS_LABELS,
  ...EVENT_LABELS,
  ...ANOMALY_LABELS,
  waiting: msg('exports.nominationWaiting'),
  confirmed: msg('exports.nominationConfirmed'),
  refused: msg('exports.nominationRefused'),
  active: msg('exports.userActive'),
  inactive: msg('exports.userInactive'),
  nominated: msg('exports.userNominated'),
  graduated: msg('exports.userGraduated'),
  students: msg('exports.audienceStudents'),
  parents: msg('exports.audienceParents'),
  both: msg('exports.audienceBoth'),
  'signed-up': msg('exports.signedUp'),
  waitlisted: msg('exports.waitlisted'),
  'walk-in': msg('exports.walkIn'),
  present: msg('labels.present'),
  'no-show': msg('exports.noShow'),
  unmarked: msg('exports.unmarked'),
} as const satisfies Readonly<
  Record<HoursStatus | Nomination | UserStatus | Audience | RosterSignup | AttendanceState, MessageKey>
>;

type RosterSignup = Exclude<SignupStatus, 'cancelled'> | 'walk-in';

const isKnown = (word: string): word is keyof typeof WORDS => Object.hasOwn(WORDS, word);

/** What people read for a stored word, such as "Super Admin" for `super-admin`. */
export const wordFor = (stored: string): string => (isKnown(stored) ? t(WORDS[stored]) : stored);

/** The same for a list with commas. */
export const wordsIn = (list: string): string => list.split(',').map(wordFor).join(', ');
