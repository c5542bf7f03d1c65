import type { ListedImportKind } from '@hourtrail/contracts';
import { Stream } from '../event-log/stream.js';
import { recordIdOf, type DomainEvent, type RecordedEvent } from '../kernel/event.js';

export interface Import {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly kind: ListedImportKind;
  readonly fileName: string | null;
  readonly fileHash: string;
  readonly rows: number;
  readonly importedAt: Date;
  /** Null for a roster that the server took from its folder. */
  readonly importedBy: number | null;
  readonly undoneAt: Date | null;
  readonly undoneBy: number | null;
  /** What a roster left out or kept; null for other files. */
  readonly exceptions: number | null;
  /** Of a roster from the folder that stopped; null for what was imported. */
  readonly stoppedProblems: number | null;
  readonly stoppedLeavers: number | null;
  readonly stoppedFamilies: number | null;
  readonly stoppedGrades: number | null;
  readonly stoppedMembers: number | null;
}

type Why = { readonly noReason?: true };
/** What is wrong with the file; or how many people would leave, family links end, grades go blank and members go. */
type Stopped = {
  readonly problems: number;
  readonly leavers: number;
  readonly families: number;
  readonly grades: number;
  readonly members: number;
};
type Applied = {
  readonly kind: ListedImportKind;
  readonly fileHash: string;
  readonly rows: number;
  /** What a roster left out or kept. */
  readonly exceptions?: number;
};

export type ImportEvent =
  | (DomainEvent & { readonly type: 'import.applied'; readonly data: Applied & Why })
  /** The server took a roster from its folder, and imported nothing. */
  | (DomainEvent & { readonly type: 'import.stopped'; readonly data: Applied & Stopped })
  | (DomainEvent & { readonly type: 'import.undone'; readonly data: Why })
  /** The file name named a person who was erased. */
  | (DomainEvent & { readonly type: 'import.erased'; readonly data: Readonly<Record<string, never>> });

export const applied = (
  facts: Applied,
  { fileName, ...explanation }: { readonly fileName: string | null } & Explained,
): ImportEvent => {
  const { data, texts } = explained(explanation);
  return { type: 'import.applied', data: { ...facts, ...data }, texts: { fileName, ...texts } };
};

export const stopped = (data: Applied & Stopped, fileName: string): ImportEvent => ({
  type: 'import.stopped',
  data,
  texts: { fileName },
});

export const undone = (explanation: Explained): ImportEvent => ({
  type: 'import.undone',
  ...explained(explanation),
});

interface Explained {
  readonly reason: string | null;
  readonly visits: boolean;
}

/** Marks a super-admin's change at another school that has no reason. */
export const explained = ({ reason, visits }: Explained): { data: Why; texts: Record<string, string> } =>
  reason?.trim() ? { data: {}, texts: { reason } } : { data: visits ? { noReason: true } : {}, texts: {} };

export const importStream = new Stream<Import>({
  name: 'import',
  table: 'imports.imports',
  evolve(before: Import | undefined, event: RecordedEvent): Import {
    const { version, at, actor } = event;
    if (before && event.type === 'import.erased') return { ...before, fileName: null, version };
    if (before) return { ...before, undoneAt: at, undoneBy: actor.id, version };
    const { kind, fileHash, rows, exceptions, ...found } = event.data as unknown as Applied & Partial<Stopped>;
    return {
      organizationId: event.organizationId,
      id: recordIdOf(event.stream),
      version,
      kind,
      fileName: event.texts['fileName'] ?? null,
      fileHash,
      rows,
      importedAt: at,
      importedBy: actor.id,
      undoneAt: null,
      undoneBy: null,
      exceptions: exceptions ?? null,
      stoppedProblems: found.problems ?? null,
      stoppedLeavers: found.leavers ?? null,
      stoppedFamilies: found.families ?? null,
      stoppedGrades: found.grades ?? null,
      stoppedMembers: found.members ?? null,
    };
  },
  columns: {
    kind: { type: 'text' },
    fileName: { type: 'text', nullable: true },
    fileHash: { type: 'text' },
    rows: { type: 'integer' },
    importedAt: { type: 'timestamptz' },
    importedBy: { type: 'integer', nullable: true },
    undoneAt: { type: 'timestamptz', nullable: true },
    undoneBy: { type: 'integer', nullable: true },
    exceptions: { type: 'integer', nullable: true },
    stoppedProblems: { type: 'integer', nullable: true },
    stoppedLeavers: { type: 'integer', nullable: true },
    stoppedFamilies: { type: 'integer', nullable: true },
    stoppedGrades: { type: 'integer', nullable: true },
    stoppedMembers: { type: 'integer', nullable: true },
  },
});
