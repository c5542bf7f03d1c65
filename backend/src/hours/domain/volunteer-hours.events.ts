import {
  ENTRY_TEXT_NAMES,
  type ApprovalPolicy,
  type EntryText,
  type HoursEventType,
  type HoursStatus,
} from '@hourtrail/contracts';
import type { DomainEvent } from '../../platform/kernel/event.js';

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
export type HoursEventData = {
  readonly student: number;
  readonly from: HoursStatus | 'deleted' | null;
  readonly to: HoursStatus | 'deleted';
  readonly hundredthsBefore: number | null;
  readonly hundredthsAfter: number | null;
  readonly dateBefore: string | null;
  readonly dateAfter: string;
  /** The plain fields that this event sets, with their new values. */
  readonly set?: { readonly [field in PlainField]?: string | number | null };
  /** The opportunity an entry begins from; none where it is absent. */
  readonly opportunity?: number;
  /** A verification in the very act that marked somebody present. */
  readonly sameAct?: true;
  /** The version of the rules that decided. */
  readonly rules: number;
  /** The school's approval policy, on approvals. */
  readonly policy?: ApprovalPolicy;
  /** Nobody verified what was approved. */
  readonly singleActor?: true;
  /** An earlier rejection was overturned. */
  readonly overturned?: true;
  /** What was verified once has changed, so nobody has verified what stands now. */
  readonly unverified?: true;
  /** Where an entry went with its volunteer; without an id nobody goes on with it there. */
  readonly movedTo?: { readonly organizationId: number; readonly id: number | null };
  /** The entry of an earlier school that this draft goes on from. */
  readonly movedFrom?: { readonly organizationId: number; readonly id: number };
  /** The import an entry begins from, with its row in that file, or goes with once that is undone. */
  readonly import?: number;
  readonly row?: number;
  /** Where the days of an imported entry are. */
  readonly timeZone?: string;
  /** A reason was asked for and none was given. */
  readonly noReason?: true;
};

export type HoursEvent = DomainEvent & { readonly type: HoursEventType; readonly data: HoursEventData };

/** What stands for the organization of an entry whose volunteer was erased. */
export const ERASED_ORGANIZATION = 'Erased';

/** Raised by every change of a rule that could change a decision. */
export const RULES_VERSION = 1;
