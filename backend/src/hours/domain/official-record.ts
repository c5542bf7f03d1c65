import type { RecordPart } from '@hourtrail/contracts';
import { recordIdOf, type DomainEvent, type RecordedEvent } from '../../platform/kernel/event.js';

/** What a school says of a volunteer's approved hours, signed and frozen when it was issued. */
export interface OfficialRecord {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly studentId: number;
  readonly code: string;
  /** RecordParts with commas between. */
  readonly show: string;
  /** Accounts that the document names. */
  readonly verifierIds: readonly number[];
  readonly issuedAt: Date;
  readonly revokedAt: Date | null;
  /** The signed JSON; null once it was erased. */
  readonly document: string | null;
  readonly countersignedBy: number | null;
  /** Signed JSON of its own. */
  readonly countersignature: string | null;
}

type About = { readonly student: number };

export type RecordEvent = DomainEvent &
  (
    | {
        /** Text: `document`. */
        readonly type: 'record.issued';
        readonly data: About & {
          readonly recordCode: string;
          readonly show: readonly RecordPart[];
          readonly verifiers: readonly number[];
        };
      }
    | { readonly type: 'record.revoked'; readonly data: About }
    /** Text: `countersignature`. */
    | { readonly type: 'record.countersigned'; readonly data: About }
    | { readonly type: 'record.erased'; readonly data: About }
  );

export function evolveRecord(before: OfficialRecord | undefined, event: RecordedEvent): OfficialRecord {
  const { version, at, actor, texts } = event;
  if (before && event.type === 'record.revoked') return { ...before, version, revokedAt: at };
  if (before && event.type === 'record.countersigned') {
    return { ...before, version, countersignedBy: actor.id, countersignature: texts['countersignature'] ?? null };
  }
  if (before) {
    return { ...before, version, revokedAt: before.revokedAt ?? at, document: null, countersignature: null };
  }
  const {
    student,
    recordCode: code,
    show,
    verifiers,
  } = event.data as Extract<RecordEvent, { type: 'record.issued' }>['data'];
  return {
    organizationId: event.organizationId,
    id: recordIdOf(event.stream),
    version,
    studentId: student,
    code,
    show: show.join(','),
    verifierIds: verifiers,
    issuedAt: at,
    revokedAt: null,
    document: texts['document'] ?? null,
    countersignedBy: null,
    countersignature: null,
  };
}

export const revokeRecord = ({ revokedAt, studentId }: OfficialRecord): readonly RecordEvent[] =>
  revokedAt === null ? [{ type: 'record.revoked', data: { student: studentId } }] : [];

export const countersignRecord = ({ studentId }: OfficialRecord, countersignature: string): readonly RecordEvent[] => [
  { type: 'record.countersigned', data: { student: studentId }, texts: { countersignature } },
];

export const eraseRecord = ({ studentId }: OfficialRecord): readonly RecordEvent[] => [
  { type: 'record.erased', data: { student: studentId } },
];
