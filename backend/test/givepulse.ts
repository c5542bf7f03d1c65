import { csv } from './imports.js';

/** The headings of its export of impacts, from the source of the preset. */
const IMPACTS =
  'Impact ID,Date Created,User ID,First Name,Last Name,Email,Secondary Emails,External ID,Phone,Num People,Major,Major Code,2nd Major,2nd Major Code,Minor,Minor Code,Enrollment Date,Term Code,Current Year,Term Description,Graduation Date,Graduation Year,Graduation Term,Currently Enrolled,Role,Role Code,College,Requested Verifier,Economic Value,Group ID,Group,Event ID,Event Name,Shift ID,Shift/Milestone,Shift,Timesheet ID,Timesheet,Recurrence,Shared with,Points,Type,Start Date,End Date,Start Time,End Time,Review/Reflection,Mobile Checkin,Category,Subcategory,Hours Served,Dollar Amount,Donated Goods,Other Outcome,Rating,Is Private,Organizer,Organizer Email,Organizer Phone,Verified,Verified by,Disputed By,Verified Date,Dispute,Dispute Notes,Match ID,Sustainable Development Goals,Event Type,Kind,Tags,User Tags,Network Verified,Network Verified Date,Event Address,Event End Address,Event Causes,Group Causes,User Birthday,Gender,T-Shirt Size,City,State,Zip or Postal Code,Emergency Contact,Emergency Contact Relationship,Emergency Contact Phone #,Verifier,Attachments';

/** The headings of its export of users, from the source of the preset. */
const USERS =
  'User ID,First Name,Last Name,Preferred Name,External ID,Email,Secondary Emails,Contact Phone,User Birthday,Gender,T-Shirt Size,City,State,Zip or Postal Code,Emergency Contact,Emergency Contact Relationship,Emergency Contact Phone #,Is Admin,Is Member,Volunteer/Participant,Is Registrant,Is Donor,Is Pending Member,Is Archived,Is Events Manager,Is Applicant,Is Referral,Is Ticket Buyer,Is Check In Attendant,Is Shift Organizer,Has Expressed Interest,Is Volunteer Matching Program Admin,Is Gift Matching Program Admin,GivePulse Hours,GivePulse Impacts,Total Hours,Total Impacts,Total Verified Hours,Total Network Verified Hours,Total Unverified Hours,Total Disputed Hours,Participation Length,Years Participated,Number of Years Participated,Group Hours,Group Impacts,Group Verified Hours,Group Unverified Hours,Group Disputed Hours,Last Impacts,First Impacts,Future Registered Hours,Total Hours Registered,Total Donations,Date Joined Group,Last Visit,Quick Note,Tags,Causes,Skills,Research,User Language(s),Minor,Opt Out,Dependent,Parent,Points,Send Admin Emails,QR Code,Last Donation Date,Major,Major Code,2nd Major,2nd Major Code,Minor Code,Enrollment Date,Term Code,Current Year,Term Description,Graduation Date,Graduation Year,Graduation Term,Currently Enrolled,Role,Role Code,College';

type Row = Readonly<Record<string, string>>;

const file = (headings: string, rows: readonly Row[]): string =>
  csv(
    headings,
    ...rows.map((row) =>
      headings
        .split(',')
        .map((heading) => row[heading] ?? '')
        .join(','),
    ),
  );

export const givePulseImpacts = (...rows: readonly Row[]): string => file(IMPACTS, rows);
export const givePulseUsers = (...rows: readonly Row[]): string => file(USERS, rows);
