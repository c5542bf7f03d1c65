import { LIMITS } from './limits.js';
import { msg } from './messages/translate.js';
import { IsIdText, IsOneOf, IsText, type Label, Optional } from './validation.js';

/** What comes first in a date that is written in numbers: 9/2/2026, 2/9/2026, 26/9/2. */
export const DATE_ORDERS = ['month', 'day', 'year'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

export const IMPORT_KINDS = ['users', 'hours', 'opportunities'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** A roster is a ZIP of several lists, so it has a route of its own. */
export const LISTED_IMPORT_KINDS = [...IMPORT_KINDS, 'roster'] as const;
export type ListedImportKind = (typeof LISTED_IMPORT_KINDS)[number];

export interface ImportField {
  readonly name: string;
  readonly label: Label;
  readonly required: boolean;
  readonly aliases: readonly string[];
  /** The required field that this one can stand for. */
  readonly insteadOf?: string;
}

const field = (name: string, label: Label, ...aliases: readonly string[]): ImportField => ({
  name,
  label,
  required: false,
  aliases,
});
const required = (of: ImportField): ImportField => ({ ...of, required: true });

/**
 * The aliases are the words on the screens of other products and of plain spreadsheets. English labels are among them,
 * because a file may be in English whatever the language of the person.
 */
export const IMPORT_FIELDS: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  users: [
    required(field('firstName', msg('common.firstName'), 'first', 'given name', 'forename', 'student first name')),
    required(field('lastName', msg('common.lastName'), 'last', 'surname', 'family name', 'student last name')),
    required(field('email', msg('common.email'), 'email address', 'e-mail', 'mail', 'student email', 'school email')),
    required(field('role', msg('common.role'), 'user type', 'account type', 'user role')),
    field('gradeLevel', msg('common.gradeLevel'), 'grade', 'year', 'grade year'),
    field('username', msg('common.username'), 'user name', 'login', 'login name', 'user id'),
    field('isActive', msg('common.active'), 'active', 'account status', 'enabled'),
    field('classes', msg('labels.classes'), 'class', 'class name', 'section', 'advisory', 'homeroom'),
  ],
  hours: [
    required(
      field(
        'studentEmail',
        msg('labels.studentEmail'),
        'email',
        'email address',
        'e-mail',
        'volunteer email',
        'user email',
      ),
    ),
    required(
      field(
        'organizationName',
        msg('common.organization'),
        'organization',
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
        msg('common.hours'),
        'hrs',
        'service hours',
        'hours served',
        'number of hours',
        'total hours',
        'hours completed',
      ),
    ),
    required(
      field(
        'date',
        msg('common.date'),
        'day',
        'date of service',
        'service date',
        'activity date',
        'start date',
        'date served',
        'date volunteered',
      ),
    ),
    field('description', msg('common.description'), 'activity', 'activity description', 'activity name', 'notes'),
    field('reflection', msg('labels.reflection'), 'student reflection', 'reflection notes'),
    {
      ...field('minutes', msg('labels.minutes'), 'mins', 'total minutes', 'minutes served', 'duration minutes'),
      insteadOf: 'hours',
    },
    field('startTime', msg('common.startTime'), 'start', 'time in', 'from'),
    field('endTime', msg('common.endTime'), 'end', 'time out', 'to'),
    field('status', msg('common.status'), 'approval status', 'hours status', 'state'),
    field(
      'approver',
      msg('labels.approvedBy'),
      'approved by',
      'approver',
      'approver name',
      'approved by name',
      'supervisor name',
    ),
    field('approverComments', msg('labels.approverComments'), 'approval comments', 'admin comments'),
    field('verifierEmail', msg('labels.verifierEmail'), 'coordinator email'),
    field('verifierComments', msg('labels.verifierComments'), 'verification comments'),
    field('id', msg('labels.number'), 'number', 'entry id', 'record id', 'reference', 'submission id', 'log id'),
    field('deletedAt', msg('common.deleted'), 'deleted', 'deleted at'),
  ],
  opportunities: [
    required(field('title', msg('labels.title'), 'name', 'opportunity', 'event', 'event name', 'activity name')),
    required(field('description', msg('common.description'), 'details', 'event description')),
    required(field('date', msg('common.date'), 'event date', 'start date', 'day')),
    required(field('startTime', msg('common.startTime'), 'start', 'begins', 'from')),
    required(field('endTime', msg('common.endTime'), 'end', 'ends', 'to')),
    required(field('location', msg('labels.location'), 'address', 'place', 'where')),
    field(
      'organizationName',
      msg('common.organization'),
      'organization',
      'organisation',
      'organization name',
      'agency',
      'host',
    ),
    field(
      'maxSlots',
      msg('labels.maxVolunteers'),
      'max volunteers',
      'max slots',
      'slots',
      'spots',
      'capacity',
      'volunteers needed',
    ),
    field('targetAudience', msg('labels.targetAudience'), 'audience', 'for'),
    field('coordinatorEmail', msg('labels.coordinatorEmail'), 'contact email', 'coordinator'),
    field('isActive', msg('common.active'), 'active', 'enabled'),
    field('cancelledAt', msg('labels.cancelled'), 'cancelled', 'cancelled at', 'canceled', 'canceled at'),
    field('cancelReason', msg('labels.cancelReason'), 'reason for cancelling'),
    field('id', msg('labels.number'), 'number', 'event id', 'opportunity id', 'record id', 'reference'),
  ],
};

/** The required fields that no column is for. */
export const missingFields = (fields: readonly ImportField[], found: readonly string[]): readonly ImportField[] =>
  fields.filter(
    ({ name, required: isRequired }) =>
      isRequired &&
      !found.includes(name) &&
      !fields.some((other) => other.insteadOf === name && found.includes(other.name)),
  );

/** Without `draft`, which only the volunteer may see. */
export const IMPORTED_STATUSES = ['pending', 'verified', 'approved', 'rejected'] as const;
export type ImportedStatus = (typeof IMPORTED_STATUSES)[number];

export class ImportQuery {
  @Optional()
  @IsOneOf(msg('labels.dryRun'), ['true', 'false'])
  dryRun?: 'true' | 'false';

  /** JSON `{ "field": "heading" }`. An empty heading skips the field; other fields are matched by name and alias. */
  @Optional()
  @IsText(msg('labels.columns'), 4_000)
  columns?: string;

  @Optional()
  @IsText(msg('labels.fileName'), LIMITS.fileNameMax)
  fileName?: string;

  /** Answers the report's `dateQuestion`. */
  @Optional()
  @IsOneOf(msg('labels.dateOrder'), DATE_ORDERS)
  dateOrder?: DateOrder;

  /** Answers the report's `nameQuestions`: JSON `{ "name": "name to import" }`, with itself for a name to keep. */
  @Optional()
  @IsText(msg('labels.names'), 8_000)
  names?: string;

  /** The `fileHash` of the dry run; another file gets 409. */
  @Optional()
  @IsText(msg('labels.fileHash'), 64)
  expect?: string;

  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;

  @Optional()
  @IsText(msg('common.reason'), LIMITS.commentMax)
  reason?: string;
}

/** The roster of a school: OneRoster 1.1 or 1.2, as CSV files in a ZIP. */
export class RosterQuery {
  @Optional()
  @IsOneOf(msg('labels.dryRun'), ['true', 'false'])
  dryRun?: 'true' | 'false';

  /** `true` imports it however many people, family links, grades and members of classes go. */
  @Optional()
  @IsOneOf(msg('labels.allowLeavers'), ['true', 'false'])
  allowLeavers?: 'true' | 'false';

  @Optional()
  @IsText(msg('labels.fileName'), LIMITS.fileNameMax)
  fileName?: string;

  /** The `fileHash` of the dry run; another file gets 409. */
  @Optional()
  @IsText(msg('labels.fileHash'), 64)
  expect?: string;

  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;

  @Optional()
  @IsText(msg('common.reason'), LIMITS.commentMax)
  reason?: string;
}

export const ROSTER_CHANGES = ['add', 'change', 'leave'] as const;
export type RosterChangeKind = (typeof ROSTER_CHANGES)[number];

export class ImportListQuery {
  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;
}

export const IMPORT_STATES = ['running', 'applied', 'undone', 'stopped', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
