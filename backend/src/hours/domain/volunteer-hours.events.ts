import {
  ENTRY_TEXT_NAMES,
  type ApprovalPolicy,
  type EntryText,
  type HoursEventType,
  type HoursStatus,
} from '@hourtrail/contracts';
import type { DomainEvent, RecordedEvent } from '../../platform/kernel/event.js';

/** The fields a volunteer fills in, as events and states keep them: hours in hundredths, date as YYYY-MM-DD. */
export interface EntryFields extends Readonly<Record<EntryText, string | null>> {
  readonly organizationName: string | null;
  readonly date: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly hundredths: number | null;
  readonly verifierId: number | null;
}

/** Fields of an entry that are no free text; free text travels in the event's texts. */
export const PLAIN_FIELDS = ['date', 'startTime', 'endTime', 'hundredths', 'verifierId'] as const;
export const TEXT_FIELDS = ['organizationName', ...ENTRY_TEXT_NAMES] as const;
export type PlainField = (typeof PLAIN_FIELDS)[number];
export type TextField = (typeof TEXT_FIELDS)[number];
export const ENTRY_FIELDS: readonly (keyof EntryFields)[] = [...PLAIN_FIELDS, ...TEXT_FIELDS] satisfies readonly (
  PlainField | TextField
)[];

/** Some fields of an object, by name. */
export const pick = <Of extends object, Field extends keyof Of>(
  fields: readonly Field[],
  from: Of,
): { readonly [Name in Field]: Of[Name] } =>
  Object.fromEntries(fields.map((field) => [field, from[field]])) as { readonly [Name in Field]: Of[Name] };

const EMPTY = Object.fromEntries(ENTRY_FIELDS.map((field) => [field, null])) as Omit<EntryFields, 'date'>;

/** An entry of which nothing is known but its day. */
export const emptyEntry = (date: string): EntryFields => ({ ...EMPTY, date });

/** What every event of an entry tells, so that a projection never needs the event before it. */
type Always = {
  readonly student: number;
  readonly from: HoursStatus | 'deleted' | null;
  readonly to: HoursStatus | 'deleted';
  readonly hundredthsBefore: number | null;
  readonly hundredthsAfter: number | null;
  readonly dateBefore: string | null;
  readonly dateAfter: string;
  /** The version of the rules that decided. */
  readonly rules: number;
  /** A reason was asked for and none was given. */
  readonly noReason?: true;
};

type Sets = {
  /** The plain fields that this event sets, with their new values. */
  readonly set: { readonly [field in PlainField]?: string | number | null };
};

/** Of an entry that begins. */
export type Begins = Always & Sets & { /** The opportunity it begins from. */ readonly opportunity?: number };

/** Of an approval here, or one that an importer attests. */
type Credits = {
  /** The school's approval policy. */
  readonly policy: ApprovalPolicy;
  /** Nobody verified what was approved. */
  readonly singleActor?: true;
};

type Abroad = { readonly organizationId: number };

/** The events that tell more than every one does. */
type Telling = {
  'hours.drafted': Begins;
  /** A draft was handed in, or an entry begins with it. */
  'hours.submitted': Always & Partial<Begins>;
  'hours.added': Begins;
  'hours.marked-present': Begins;
  'hours.checked-in': Begins;
  /** With the import, its row in that file, and where the days of the file are. */
  'hours.imported': Begins &
    Partial<Credits> & { readonly import: number; readonly row: number; readonly timeZone: string };
  /** `sameAct`: in the very act that marked somebody present. */
  'hours.verified': Always & { readonly sameAct?: true };
  /** `overturned`: an earlier rejection was. */
  'hours.approved': Always & Credits & { readonly overturned?: true };
  /** `unverified`: what was verified once has changed, so nobody has verified what stands now. */
  'hours.amended': Always & Sets & { readonly unverified?: true };
  /** With the import that was undone. */
  'hours.deleted': Always & { readonly import?: number };
  /** Where the entry went with its volunteer; without an id nobody goes on with it there. */
  'hours.moved-away': Always & { readonly movedTo: Abroad & { readonly id: number | null } };
  /** With the entry of an earlier school that this draft goes on from. */
  'hours.moved-in': Begins & { readonly movedFrom: Abroad & { readonly id: number } };
};

/** What each event tells. */
export type HoursDataOf = { [Type in HoursEventType]: Type extends keyof Telling ? Telling[Type] : Always };

/** What an event tells beside what every one does; that may be told otherwise, too. */
export type More<Type extends HoursEventType> = Omit<HoursDataOf[Type], keyof Always> & Partial<Always>;

export type HoursEvent = {
  [Type in HoursEventType]: Omit<DomainEvent, 'type' | 'data'> & {
    readonly type: Type;
    readonly data: HoursDataOf[Type];
  };
}[HoursEventType];

/** An event of one kind. */
export type HoursEventOf<Type extends HoursEventType> = Extract<HoursEvent, { readonly type: Type }>;

/** An event of an entry as it stands in the log. */
export type RecordedHours = {
  [Type in HoursEventType]: Omit<RecordedEvent, 'type' | 'data'> & {
    readonly type: Type;
    readonly data: HoursDataOf[Type];
  };
}[HoursEventType];

type All<Union> = (Union extends unknown ? (data: Union) => void : never) extends (data: infer Each) => void
  ? Each
  : never;

/** What an event may tell, for who reads all of them alike. */
export type HoursEventData = Always & Partial<Omit<All<HoursDataOf[HoursEventType]>, keyof Always>>;

/** What stands for the organization of an entry whose volunteer was erased. */
export const ERASED_ORGANIZATION = 'Erased';

/** Raised by every change of a rule that could change a decision. */
export const RULES_VERSION = 1;
