import { signNote, type NoteSigner } from '../../platform/sealing/signed-note.js';
import type { AskedEvidence } from './asked-evidence.js';

export interface Facts {
  readonly asked: AskedEvidence;
  readonly origin: string;
  readonly size: number;
  readonly events: number;
  readonly withheld: number;
  readonly at: Date;
}

/** What the package is about, in the words of its list of contents. */
export const aboutOf = ({ kind, id }: AskedEvidence): string => (kind === 'school' ? kind : `${kind} ${id}`);

/** The list of contents: what the package says of itself, and the SHA-256 of each of its files; signed. */
export function contentsNote(facts: Facts, files: ReadonlyMap<string, string>, signer: NoteSigner): string {
  const { asked, origin, size, events, withheld, at } = facts;
  const lines = [
    'HourTrail evidence, version 1',
    `log ${origin}`,
    `about ${aboutOf(asked)}`,
    `from ${asked.from?.slice(0, 10) ?? '-'}`,
    `until ${asked.to?.slice(0, 10) ?? '-'}`,
    `events ${events}`,
    `withheld ${withheld}`,
    `size ${size}`,
    `made ${at.toISOString()}`,
    `by ${asked.by.id}`,
    ...[...files].map(([path, hash]) => `${hash}  ${path}`),
  ];
  return signNote(`${lines.join('\n')}\n`, signer);
}
