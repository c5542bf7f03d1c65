import {
  ENTRY_TEXT_NAMES,
  type ApprovalPolicy,
  type AttachmentType,
  type EntryText,
  type HoursEventType,
  type HoursStatus,
} from '@hourtrail/contracts';
import type { DomainEvent, RecordedEvent } from '../../platform/kernel/event.js';

/** Hours in hundredths, date as YYYY-MM-DD. */
export interface EntryFields extends Readonly<Record<Exclude<EntryText, 'reflection'>, string | null>> {
  readonly organizationName: string | null;
  readonly date: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly hundredths: number | null;
  readonly verifierId: number | null;
  /** Who confirms by email, without an account; both or none. */
  readonly supervisorName?: string | null;
  readonly supervisorEmail?: string | null;
  /** What only schools with rules of what counts ask for. */
  readonly categoryId?: number | null;
  readonly isNonProfit?: boolean | null;
  readonly reflection?: string | null;
  /** Stays when the reflection is erased. */
  readonly reflectionWords?: number | null;
}

/** Free text is in the event's `texts` instead, so that it can be erased. */
export const PLAIN_FIELDS = ['date', 'startTime', 'endTime', 'hundredths', 'verifierId'] as const;
/** Events hold only those that are set. */
export const COUNTING_FIELDS = ['categoryId', 'isNonProfit', 'reflectionWords'] as const;
export const SUPERVISOR_FIELDS = ['supervisorName', 'supervisorEmail'] as const;
export const TEXT_FIELDS = ['organizationName', ...ENTRY_TEXT_NAMES, ...SUPERVISOR_FIELDS] as const;
export type PlainField = (typeof PLAIN_FIELDS | typeof COUNTING_FIELDS)[number];
export type TextField = (typeof TEXT_FIELDS)[number];
export const ENTRY_FIELDS: readonly (keyof EntryFields)[] = [
  ...PLAIN_FIELDS,
  ...COUNTING_FIELDS,
  ...TEXT_FIELDS,
] satisfies readonly (PlainField | TextField)[];

export const pick = <Of extends object, Field extends keyof Of>(
  fields: readonly Field[],
  from: Of,
): { readonly [Name in Field]: Of[Name] } =>
  Object.fromEntries(fields.map((field) => [field, from[field]])) as { readonly [Name in Field]: Of[Name] };

const EMPTY = Object.fromEntries(ENTRY_FIELDS.map((field) => [field, null])) as Omit<EntryFields, 'date'>;

export const emptyEntry = (date: string): EntryFields => ({ ...EMPTY, date });

/** In every event, so that a projection never needs the event before it. */
type CommonPayload = {
  readonly student: number;
  readonly from: HoursStatus | 'deleted' | null;
  readonly to: HoursStatus | 'deleted';
  readonly hundredthsBefore: number | null;
  readonly hundredthsAfter: number | null;
  readonly dateBefore: string | null;
  readonly dateAfter: string;
  /** RULES_VERSION at the time of the decision. */
  readonly rules: number;
  /** A reason was requested but not given. */
  readonly noReason?: true;
};

type Sets = {
  readonly set: { readonly [field in PlainField]?: string | number | boolean | null };
};

export type Begins = CommonPayload & Sets & { readonly opportunity?: number };

type Credits = {
  readonly policy: ApprovalPolicy;
  /** Approved without verification. */
  readonly singleActor?: true;
  /** The version of the school's rules of what counts; absent if it had none. */
  readonly countingRules?: number;
  /** First and last day of the school year it counts in, where those rules begin anew with each; absent if none. */
  readonly countingYear?: string;
  readonly countingYearEnds?: string;
};

/** `sha256` of the file as it is kept, in hexadecimal. */
export type AttachedFile = {
  readonly id: number;
  readonly type: AttachmentType;
  readonly bytes: number;
  readonly sha256: string;
};

type Abroad = { readonly organizationId: number };

type PayloadByType = {
  'hours.drafted': Begins;
  /** Submits a draft, or creates the entry. */
  'hours.submitted': CommonPayload & Partial<Begins>;
  'hours.added': Begins;
  'hours.marked-present': Begins;
  'hours.checked-in': Begins;
  /** `row` of the import file, from 1 below its headings; `timeZone` of its dates. */
  'hours.imported': Begins &
    Partial<Credits> & { readonly import: number; readonly row: number; readonly timeZone: string };
  /**
   * `set`: the category, if the reviewer set another.
   * `sameAct`: verified by the command that marked the volunteer present. `level`: without an account; on `paper` the
   * actor only recorded the form, whose `scan` is an attachment of the entry.
   */
  'hours.verified': CommonPayload &
    Partial<Sets> & {
      readonly sameAct?: true;
      readonly level?: 'email-link' | 'paper';
      readonly scan?: number;
    };
  'hours.wrong-supervisor': CommonPayload & { readonly answer: 'not-me' | 'wrong-person' };
  /** The supervisor has an account: `set` names it as the verifier. */
  'hours.supervisor-joined': CommonPayload & Sets;
  /** `overturned`: the entry was rejected before. `set`: the category, if the reviewer set another. */
  'hours.approved': CommonPayload & Credits & Partial<Sets> & { readonly overturned?: true };
  /** `unverified`: the amendment undid the verification. */
  'hours.amended': CommonPayload & Sets & { readonly unverified?: true };
  /** The name of the file is a text of the event. */
  'hours.attached': CommonPayload & { readonly attachment: AttachedFile };
  'hours.attachment-removed': CommonPayload & { readonly attachment: AttachedFile };
  /** `import`: the import that was undone. */
  'hours.deleted': CommonPayload & { readonly import?: number };
  /** `id` of the new entry; null if it doesn't continue there. */
  'hours.moved-away': CommonPayload & { readonly movedTo: Abroad & { readonly id: number | null } };
  'hours.moved-in': Begins & { readonly movedFrom: Abroad & { readonly id: number } };
};

export type HoursDataOf = {
  [Type in HoursEventType]: Type extends keyof PayloadByType ? PayloadByType[Type] : CommonPayload;
};

/** The fields of one event type; the common ones are optional overrides. */
export type OwnPayload<Type extends HoursEventType> = Omit<HoursDataOf[Type], keyof CommonPayload> &
  Partial<CommonPayload>;

export type HoursEvent = {
  [Type in HoursEventType]: Omit<DomainEvent, 'type' | 'data'> & {
    readonly type: Type;
    readonly data: HoursDataOf[Type];
  };
}[HoursEventType];

export type HoursEventOf<Type extends HoursEventType> = Extract<HoursEvent, { readonly type: Type }>;

export type RecordedHours = {
  [Type in HoursEventType]: Omit<RecordedEvent, 'type' | 'data'> & {
    readonly type: Type;
    readonly data: HoursDataOf[Type];
  };
}[HoursEventType];

type All<Union> = (Union extends unknown ? (data: Union) => void : never) extends (data: infer Each) => void
  ? Each
  : never;

/** Any event's data, for code that reads all types alike. */
export type HoursEventData = CommonPayload & Partial<Omit<All<HoursDataOf[HoursEventType]>, keyof CommonPayload>>;

export const ERASED_ORGANIZATION = 'Erased';

/** Raise it with every rule change that could change a decision. */
export const RULES_VERSION = 1;
