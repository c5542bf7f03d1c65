import { EventLog1763700000001 } from './0001-event-log.js';
import { Sessions1763700000002 } from './0002-sessions.js';
import { IdempotencyKeys1763700000003 } from './0003-idempotency-keys.js';
import { Organizations1763700000004 } from './0004-organizations.js';
import { Users1763700000005 } from './0005-users.js';
import { Directory1763700000006 } from './0006-directory.js';
import { VolunteerHours1763700000007 } from './0007-volunteer-hours.js';
import { HoursPerDay1763700000008 } from './0008-hours-per-day.js';
import { UserTotals1763700000009 } from './0009-user-totals.js';
import { LogInAttempts1763700000010 } from './0010-log-in-attempts.js';
import { Grants1763700000011 } from './0011-grants.js';
import { Achievements1763700000012 } from './0012-achievements.js';
import { People1763700000013 } from './0013-people.js';
import { SessionList1763700000014 } from './0014-session-list.js';
import { Families1763700000015 } from './0015-families.js';
import { SchoolSettings1763700000016 } from './0016-school-settings.js';
import { WiderDirectory1763700000017 } from './0017-wider-directory.js';
import { ApprovedEntries1763700000018 } from './0018-approved-entries.js';
import { MovedHours1763700000019 } from './0019-moved-hours.js';
import { Notifications1763700000020 } from './0020-notifications.js';
import { ReviewSignals1763700000021 } from './0021-review-signals.js';
import { SavedFilters1763700000022 } from './0022-saved-filters.js';
import { LatestDecisions1763700000023 } from './0023-latest-decisions.js';
import { Opportunities1763700000024 } from './0024-opportunities.js';
import { EventsJoined1763700000025 } from './0025-events-joined.js';
import { HoursOfOpportunities1763700000026 } from './0026-hours-of-opportunities.js';
import { NotificationsOfOpportunities1763700000027 } from './0027-notifications-of-opportunities.js';
import { AddressCounts1763700000028 } from './0028-address-counts.js';
import { CalendarLinks1763700000029 } from './0029-calendar-links.js';
import { AttendanceCodes1763700000030 } from './0030-attendance-codes.js';
import { HostsOfOpportunities1763700000031 } from './0031-hosts-of-opportunities.js';
import { AudiencesThatChanged1763700000032 } from './0032-audiences-that-changed.js';
import { Reports1763700000033 } from './0033-reports.js';
import { Exports1763700000034 } from './0034-exports.js';
import { Imports1763700000035 } from './0035-imports.js';
import { Mail1763700000036 } from './0036-mail.js';
import { ContactMessages1763700000037 } from './0037-contact-messages.js';
import { Subscriptions1763700000038 } from './0038-subscriptions.js';
import { Seals1763700000040 } from './0040-seals.js';
import { SealKeys1763700000041 } from './0041-seal-keys.js';
import { Interventions1763700000042 } from './0042-interventions.js';
import { Auditors1763700000044 } from './0044-auditors.js';
import { AuditedEvents1763700000045 } from './0045-audited-events.js';
import { Accesses1763700000046 } from './0046-accesses.js';
import { Erasing1763700000048 } from './0048-erasing.js';
import { ErasedPeople1763700000049 } from './0049-erased-people.js';
import { ErasedCopies1763700000050 } from './0050-erased-copies.js';
import { Checkups1763700000052 } from './0052-checkups.js';
import { BrokenCheckups1763700000053 } from './0053-broken-checkups.js';
import { CheckpointLetters1763700000054 } from './0054-checkpoint-letters.js';
import { CheckupSummary1763700000055 } from './0055-checkup-summary.js';
import { WhoCouldEnter1763700000056 } from './0056-who-could-enter.js';
import { NotificationsOfAccounts1763700000057 } from './0057-notifications-of-accounts.js';
import { KnownAtAnAddress1763700000058 } from './0058-known-at-an-address.js';
import { MailedPasswords1763700000059 } from './0059-mailed-passwords.js';
import { ExportAddresses1763700000060 } from './0060-export-addresses.js';
import { Jobs1763700000061 } from './0061-jobs.js';

/** Every change of the schema, in order; a landed one never changes. */
export const MIGRATIONS = [
  EventLog1763700000001,
  Sessions1763700000002,
  IdempotencyKeys1763700000003,
  Organizations1763700000004,
  Users1763700000005,
  Directory1763700000006,
  VolunteerHours1763700000007,
  HoursPerDay1763700000008,
  UserTotals1763700000009,
  LogInAttempts1763700000010,
  Grants1763700000011,
  Achievements1763700000012,
  People1763700000013,
  SessionList1763700000014,
  Families1763700000015,
  SchoolSettings1763700000016,
  WiderDirectory1763700000017,
  ApprovedEntries1763700000018,
  MovedHours1763700000019,
  Notifications1763700000020,
  ReviewSignals1763700000021,
  SavedFilters1763700000022,
  LatestDecisions1763700000023,
  Opportunities1763700000024,
  EventsJoined1763700000025,
  HoursOfOpportunities1763700000026,
  NotificationsOfOpportunities1763700000027,
  AddressCounts1763700000028,
  CalendarLinks1763700000029,
  AttendanceCodes1763700000030,
  HostsOfOpportunities1763700000031,
  AudiencesThatChanged1763700000032,
  Reports1763700000033,
  Exports1763700000034,
  Imports1763700000035,
  Mail1763700000036,
  ContactMessages1763700000037,
  Subscriptions1763700000038,
  Seals1763700000040,
  SealKeys1763700000041,
  Interventions1763700000042,
  Auditors1763700000044,
  AuditedEvents1763700000045,
  Accesses1763700000046,
  Erasing1763700000048,
  ErasedPeople1763700000049,
  ErasedCopies1763700000050,
  Checkups1763700000052,
  BrokenCheckups1763700000053,
  CheckpointLetters1763700000054,
  CheckupSummary1763700000055,
  WhoCouldEnter1763700000056,
  NotificationsOfAccounts1763700000057,
  KnownAtAnAddress1763700000058,
  MailedPasswords1763700000059,
  ExportAddresses1763700000060,
  Jobs1763700000061,
];
