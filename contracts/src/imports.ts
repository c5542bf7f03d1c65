import { IsIn } from 'class-validator';
import { LIMITS } from './limits.js';
import { IsIdText, IsText, Optional } from './validation.js';

export const IMPORT_KINDS = ['users', 'hours', 'opportunities'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export interface ImportField {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly aliases: readonly string[];
}

const field = (name: string, label: string, ...aliases: readonly string[]): ImportField => ({
  name,
  label,
  required: false,
  aliases,
});
const required = (of: ImportField): ImportField => ({ ...of, required: true });

/** x2VOL, MobileServe and others publish no lists of columns, so the aliases come from their screens. */
export const IMPORT_FIELDS: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  users: [
    required(field('firstName', 'First name', 'first', 'given name', 'forename', 'student first name')),
    required(field('lastName', 'Last name', 'last', 'surname', 'family name', 'student last name')),
    required(field('email', 'Email', 'email address', 'e-mail', 'mail', 'student email', 'school email')),
    required(field('role', 'Role', 'user type', 'account type', 'user role')),
    field('gradeLevel', 'Grade level', 'grade', 'class', 'year', 'grade year'),
    field('username', 'Username', 'user name', 'login', 'login name', 'user id'),
    field('isActive', 'Active', 'active', 'account status', 'enabled'),
  ],
  hours: [
    required(
      field('studentEmail', 'Student email', 'email', 'email address', 'e-mail', 'volunteer email', 'user email'),
    ),
    required(
      field(
        'organizationName',
        'Organization',
        'organisation',
        'organization name',
        'agency',
        'agency name',
        'service organization',
        'service org',
        'non profit',
        'place',
        'place of service',
        'location of service',
      ),
    ),
    required(
      field(
        'hours',
        'Hours',
        'hrs',
        'service hours',
        'hours served',
        'number of hours',
        'total hours',
        'hours completed',
      ),
    ),
    required(
      field('date', 'Date', 'day', 'date of service', 'service date', 'activity date', 'start date', 'date served'),
    ),
    field('description', 'Description', 'activity', 'activity description', 'activity name', 'reflection', 'notes'),
    field('startTime', 'Start time', 'start', 'time in', 'from'),
    field('endTime', 'End time', 'end', 'time out', 'to'),
    field('status', 'Status', 'approval status', 'hours status', 'state'),
    field('approver', 'Approved by', 'approver', 'approver name', 'approved by name', 'verified by', 'supervisor name'),
    field('approverComments', 'Approver comments', 'approval comments', 'admin comments'),
    field('verifierEmail', 'Verifier email', 'coordinator email'),
    field('verifierComments', 'Verifier comments', 'verification comments'),
    field('id', 'Number', 'entry id', 'record id', 'reference', 'submission id', 'log id'),
    field('deletedAt', 'Deleted', 'deleted at'),
  ],
  opportunities: [
    required(field('title', 'Title', 'name', 'opportunity', 'event', 'event name', 'activity name')),
    required(field('description', 'Description', 'details', 'event description')),
    required(field('date', 'Date', 'event date', 'start date', 'day')),
    required(field('startTime', 'Start time', 'start', 'begins', 'from')),
    required(field('endTime', 'End time', 'end', 'ends', 'to')),
    required(field('location', 'Location', 'address', 'place', 'where')),
    field('organizationName', 'Organization', 'organisation', 'organization name', 'agency', 'host'),
    field('maxSlots', 'Max volunteers', 'max slots', 'slots', 'spots', 'capacity', 'volunteers needed'),
    field('targetAudience', 'Target audience', 'audience', 'for'),
    field('coordinatorEmail', 'Coordinator email', 'contact email', 'coordinator'),
    field('isActive', 'Active', 'active', 'enabled'),
    field('cancelledAt', 'Cancelled', 'cancelled at', 'canceled at'),
    field('cancelReason', 'Cancel reason', 'reason for cancelling'),
    field('id', 'Number', 'event id', 'opportunity id', 'record id', 'reference'),
  ],
};

/** Without `draft`, which only the volunteer may see. */
export const IMPORTED_STATUSES = ['pending', 'verified', 'approved', 'rejected'] as const;
export type ImportedStatus = (typeof IMPORTED_STATUSES)[number];

export class ImportQuery {
  @Optional()
  @IsIn(['true', 'false'], { message: 'Dry run must be true or false.' })
  dryRun?: 'true' | 'false';

  /** JSON `{ "field": "heading" }`. An empty heading skips the field; other fields are matched by name and alias. */
  @Optional()
  @IsText('Columns', 4_000)
  columns?: string;

  @Optional()
  @IsText('File name', LIMITS.fileNameMax)
  fileName?: string;

  /** The `fileHash` of the dry run; another file gets 409. */
  @Optional()
  @IsText('File hash', 64)
  expect?: string;

  @Optional()
  @IsIdText('School')
  organizationId?: string;

  @Optional()
  @IsText('Reason', LIMITS.commentMax)
  reason?: string;
}

export class ImportListQuery {
  @Optional()
  @IsIdText('School')
  organizationId?: string;
}

export const IMPORT_STATES = ['running', 'applied', 'undone', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
