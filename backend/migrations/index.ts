import { Log1764000000001 } from './0001-log.js';
import { Web1764000000002 } from './0002-web.js';
import { Organizations1764000000003 } from './0003-organizations.js';
import { Identity1764000000004 } from './0004-identity.js';
import { Hours1764000000005 } from './0005-hours.js';
import { Opportunities1764000000006 } from './0006-opportunities.js';
import { Reporting1764000000007 } from './0007-reporting.js';
import { Messaging1764000000008 } from './0008-messaging.js';
import { Mail1764000000009 } from './0009-mail.js';
import { Imports1764000000010 } from './0010-imports.js';
import { Directory1764000000011 } from './0011-directory.js';
import { CheckpointReaders1764000000012 } from './0012-checkpoint-readers.js';
import { Languages1764000000013 } from './0013-languages.js';
import { ConfirmSession1764000000014 } from './0014-confirm-session.js';
import { FewerNotificationIndexes1764000000015 } from './0015-fewer-notification-indexes.js';
import { LoggedHours1764000000016 } from './0016-logged-hours.js';
import { NotificationsOfRules1764000000017 } from './0017-notifications-of-rules.js';
import { WhenPeopleJoined1764000000018 } from './0018-when-people-joined.js';
import { Supervisors1764000000019 } from './0019-supervisors.js';
import { EmailNotifications1764000000020 } from './0020-email-notifications.js';
import { Attachments1764000000021 } from './0021-attachments.js';
import { AcceptsSupervisors1764000000022 } from './0022-accepts-supervisors.js';
import { UrgentMailFirst1764000000023 } from './0023-urgent-mail-first.js';
import { UnansweredMessages1764000000024 } from './0024-unanswered-messages.js';
import { LookAlikeSupervisors1764000000026 } from './0026-look-alike-supervisors.js';
import { AcademicYears1764000000028 } from './0028-academic-years.js';
import { OfficialRecords1764000000029 } from './0029-official-records.js';
import { GoalReminders1764000000031 } from './0031-goal-reminders.js';
import { Classes1764000000032 } from './0032-classes.js';
import { Rollover1764000000033 } from './0033-rollover.js';
import { RecordsAndLogos1764000000034 } from './0034-records-and-logos.js';
import { CountingRules1764000000035 } from './0035-counting-rules.js';
import { CountedHours1764000000036 } from './0036-counted-hours.js';
import { Badges1764000000037 } from './0037-badges.js';
import { ReportSchedules1764000000038 } from './0038-report-schedules.js';
import { Goals1764000000039 } from './0039-goals.js';
import { ClassMembersAndRepeaters1764000000040 } from './0040-class-members-and-repeaters.js';
import { Districts1764000000041 } from './0041-districts.js';
import { Roster1764000000042 } from './0042-roster.js';
import { SchoolSignIn1764000000043 } from './0043-school-sign-in.js';
import { SecondFactor1764000000044 } from './0044-second-factor.js';
import { ApiKeys1764000000045 } from './0045-api-keys.js';
import { Webhooks1764000000046 } from './0046-webhooks.js';
import { CountedTotals1764000000047 } from './0047-counted-totals.js';
import { SamlAndNewAccounts1764000000049 } from './0049-saml-and-new-accounts.js';
import { DistrictRules1764000000050 } from './0050-district-rules.js';
import { FilesOfImports1764000000051 } from './0051-files-of-imports.js';
import { RetentionAndRequests1764000000053 } from './0053-retention-and-requests.js';
import { ReviewsByType1764000000056 } from './0056-reviews-by-type.js';
import { ReadReplicas1764000000058 } from './0058-read-replicas.js';
import { EntriesDecidedAlone1764000000061 } from './0061-entries-decided-alone.js';
import { LoweredHours1764000000063 } from './0063-lowered-hours.js';
import { EntriesOfAVerifier1764000000064 } from './0064-entries-of-a-verifier.js';

/** In the order in which they run. The first eleven make the schema, one each; one that has landed never changes. */
export const MIGRATIONS = [
  Log1764000000001,
  Web1764000000002,
  Organizations1764000000003,
  Identity1764000000004,
  Hours1764000000005,
  Opportunities1764000000006,
  Reporting1764000000007,
  Messaging1764000000008,
  Mail1764000000009,
  Imports1764000000010,
  Directory1764000000011,
  CheckpointReaders1764000000012,
  Languages1764000000013,
  ConfirmSession1764000000014,
  FewerNotificationIndexes1764000000015,
  LoggedHours1764000000016,
  NotificationsOfRules1764000000017,
  WhenPeopleJoined1764000000018,
  Supervisors1764000000019,
  EmailNotifications1764000000020,
  Attachments1764000000021,
  AcceptsSupervisors1764000000022,
  UrgentMailFirst1764000000023,
  UnansweredMessages1764000000024,
  LookAlikeSupervisors1764000000026,
  AcademicYears1764000000028,
  OfficialRecords1764000000029,
  GoalReminders1764000000031,
  Classes1764000000032,
  Rollover1764000000033,
  RecordsAndLogos1764000000034,
  CountingRules1764000000035,
  CountedHours1764000000036,
  Badges1764000000037,
  ReportSchedules1764000000038,
  Goals1764000000039,
  ClassMembersAndRepeaters1764000000040,
  Districts1764000000041,
  Roster1764000000042,
  SchoolSignIn1764000000043,
  SecondFactor1764000000044,
  ApiKeys1764000000045,
  Webhooks1764000000046,
  CountedTotals1764000000047,
  SamlAndNewAccounts1764000000049,
  DistrictRules1764000000050,
  FilesOfImports1764000000051,
  RetentionAndRequests1764000000053,
  ReviewsByType1764000000056,
  ReadReplicas1764000000058,
  EntriesDecidedAlone1764000000061,
  LoweredHours1764000000063,
  EntriesOfAVerifier1764000000064,
];
