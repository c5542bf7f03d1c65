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
    | { readonly type: 'record.erased'; readonly data: About }
  );

export function evolveRecord(before: OfficialRecord | undefined, event: RecordedEvent): OfficialRecord {
  const { version, at } = event;
  if (before && event.type === 'record.revoked') return { ...before, version, revokedAt: at };
  if (before) return { ...before, version, revokedAt: before.revokedAt ?? at, document: null };
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
    document: event.texts['document'] ?? null,
  };
}

export const revokeRecord = ({ revokedAt, studentId }: OfficialRecord): readonly RecordEvent[] =>
  revokedAt === null ? [{ type: 'record.revoked', data: { student: studentId } }] : [];

export const eraseRecord = ({ studentId }: OfficialRecord): readonly RecordEvent[] => [
  { type: 'record.erased', data: { student: studentId } },
];
