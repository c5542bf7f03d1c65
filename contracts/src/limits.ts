import { msg } from './messages/translate.js';

/** Limits that server and forms share. */
export const LIMITS = {
  hoursMin: 0.5,
  hoursMax: 24,
  hoursStep: 0.5,
  hoursPerDay: 24,
  /** More is shown to reviewers. */
  longDayHours: 12,
  oldestAcceptedDays: 365,
  daysAtOnceMax: 31,
  hoursGoal: 50,
  usernameMin: 3,
  usernameMax: 64,
  passwordMin: 6,
  passwordMax: 128,
  passwordMinMax: 64,
  nameMax: 100,
  emailMax: 254,
  organizationNameMax: 200,
  issuerMax: 255,
  clientIdMax: 255,
  clientSecretMax: 1_000,
  /** Characters of a SAML provider's metadata. */
  metadataMax: 200_000,
  claimMax: 255,
  schoolsFoundMax: 10,
  descriptionMax: 2000,
  commentMax: 2000,
  listMax: 500,
  batchMax: 20,
  waitingLongDays: 7,
  reviewMax: 500,
  confirmationMax: 100,
  idMax: 2_147_483_647,
  codeLength: 8,
  oneTimePasswordHours: 72,
  staffPasswordMin: 12,
  invitationDays: 7,
  passkeyNameMax: 60,
  passwordLinkMinutes: 60,
  recoveryCodeMax: 40,
  recoveryCodes: 10,
  /** Passkeys and the authenticator app. */
  secondFactorsMax: 10,
  emailLinkDays: 7,
  supervisorLinkDays: 30,
  remindersMax: 3,
  exportAddressSeconds: 120,
  /** A PDF is laid out before its first page is sent. */
  exportPdfRowsMax: 5_000,
  mailAgainMinutes: 5,
  hoursGoalMax: 10_000,
  oldestAcceptedDaysMax: 3_650,
  sessionIdleHours: 12,
  sessionIdleHoursMax: 168,
  sessionDays: 30,
  sessionDaysMax: 90,
  yearNameMax: 60,
  yearDaysMax: 400,
  yearsMax: 100,
  /** Days before a year's last one from which its students may be rolled over. */
  rolloverDaysAhead: 60,
  rolloverChoicesMax: 1_000,
  graduatesListed: 500,
  classNameMax: 60,
  classesMax: 500,
  classTeachersMax: 20,
  classStudentsMax: 500,
  categoryNameMax: 60,
  categoriesMax: 30,
  reflectionWordsMax: 500,
  reflectionMax: 5_000,
  recentHours: 5,
  filterNameMax: 60,
  /** URL-encoded, where one character may take nine. */
  filterSearchMax: 1_000,
  savedFiltersMax: 20,
  reportSchedulesMax: 20,
  reportRecipientsMax: 20,
  retentionYearsMax: 50,
  /** FERPA, 34 CFR 99.10(b): at most 45 days after a request. */
  answerDaysMax: 45,
  recordRequestMax: 2_000,
  /** Of one person. */
  openRecordRequestsMax: 50,
  titleMax: 200,
  locationMax: 300,
  opportunityHoursMin: 0.5,
  opportunityHoursMax: 12,
  defaultSlots: 10,
  slotsMax: 10_000,
  repeatMax: 53,
  calendarPastDays: 90,
  calendarMax: 1_000,
  attendanceCodeLength: 6,
  attendanceEarlyMinutes: 30,
  checkInLateHours: 12,
  fileNameMax: 255,
  certificatesMax: 1000,
  logoBytesMax: 1024 * 1024,
  attachmentBytesMax: 10 * 1024 * 1024,
  attachmentsMax: 5,
  importBytesMax: 32 * 1024 * 1024,
  importRowsMax: 200_000,
  importColumnsMax: 100,
  importCellMax: 10_000,
  importErrorsMax: 1_000,
  importPreviewRows: 5,
  importNameQuestionsMax: 25,
  /** Of the parts of a workbook that are read. */
  importUnpackedBytesMax: 64 * 1024 * 1024,
  importsListed: 50,
  /** A ZIP of files for imported entries, as it is sent and unpacked. */
  importFilesBytesMax: 300 * 1024 * 1024,
  importFilesMax: 5_000,
  importReferenceMax: 100,
  /** Of the files of a roster that are read. */
  rosterUnpackedBytesMax: 256 * 1024 * 1024,
  rosterRowsMax: 1_000_000,
  /** Of those who join, change and leave, each. */
  rosterListed: 20,
  /**
   * More than this share, and at least so many, of the rostered people, family links, grades or members of classes go
   * only once someone confirms it.
   */
  rosterLossesShare: 0.1,
  rosterLossesMin: 5,
  contactMessageMax: 5_000,
  newsletterLinkDays: 7,
  keyNameMax: 60,
  /** A year, also one of 366 days. */
  keyDaysMax: 366,
  /** How long ago someone without a password may have signed in who makes a key. */
  keySignInMinutes: 10,
  /** A minute. */
  keyUsesPerMinute: 600,
  keyUsesDays: 90,
  keysMax: 50,
  webhookUrlMax: 500,
  webhooksMax: 10,
  deliveriesDays: 30,
} as const;

export const DEFAULT_OPPORTUNITY_HOURS = 2;
export const DEFAULT_START_TIME = '09:00';
export const DEFAULT_END_TIME = '17:00';
export const DEFAULT_TIME_ZONE = 'America/New_York';

export const STUDENT_ACHIEVEMENTS = [
  { name: msg('labels.communityHelper'), requiredHours: 25 },
  { name: msg('labels.serviceStar'), requiredHours: 50 },
  { name: msg('labels.youthLeader'), requiredHours: 100 },
] as const;

export const PARENT_ACHIEVEMENTS = [
  { name: msg('labels.schoolSupporter'), requiredHours: 20 },
  { name: msg('labels.communityChampion'), requiredHours: 40 },
  { name: msg('labels.parentLeader'), requiredHours: 75 },
] as const;
