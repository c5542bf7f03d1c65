import { SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import type { Pool } from 'pg';
import type { Run } from '../../platform/event-log/reaction.js';
import type { FileStore } from '../../platform/files/file-store.js';
import { schoolLabel } from '../../platform/sealing/checkpoint.js';
import type { CheckpointSource, ExternalCheckpoints } from '../../platform/sealing/external-checkpoints.js';
import { verifierKeyIn, type NoteKey } from '../../platform/sealing/signed-note.js';
import { beginCheck } from '../checks/checked-keys.js';
import { fsck } from '../checks/fsck.js';
import { problemSentence, type Problem } from '../checks/problem.js';
import { bothSources } from './checkpoint-files.js';

const SAY_EVERY = 100_000;

export interface CheckLogOptions {
  /** Its role must be able to read every school. */
  readonly pool: Pool;
  readonly macKey: Buffer;
  readonly external: ExternalCheckpoints;
  readonly elsewhere?: CheckpointSource | undefined;
  /** Where attachments are. */
  readonly files?: FileStore | undefined;
  readonly trusted: readonly NoteKey[];
  /** Whether to trust the keys stored beside the external checkpoints. */
  readonly trustsExternalKeys: boolean;
  readonly say: (sentence: string) => void;
}

/** Checks one snapshot, also beside a running server, and returns the number of problems. */
export async function checkLog(setting: CheckLogOptions): Promise<number> {
  const { pool, external, elsewhere, trusted, trustsExternalKeys, say } = setting;
  // read before the snapshot, so that no external checkpoint is newer than it
  const here = await external.asOfNow();
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const run: Run = async <Row>({ text, values }: Parameters<Run>[0]) =>
      (await client.query(text, values && [...values])).rows as Row[];
    const beside = trustsExternalKeys ? (await external.keys()).map(verifierKeyIn) : [];
    const { keys, unknownKeys } = await beginCheck(SYSTEM_ORGANIZATION, [...trusted, ...beside], run);
    let problems = 0;
    const report = (problem: Problem): void => {
      problems += 1;
      say(problemSentence(problem));
    };
    unknownKeys.forEach(report);
    const found = fsck({
      run,
      macKey: setting.macKey,
      files: setting.files,
      keys,
      external: elsewhere ? bothSources(here, elsewhere) : here,
      progress: (school, events) => {
        if (events % SAY_EVERY === 0) say(`${schoolLabel(school)}: ${events} events looked at …`);
      },
      accepted: ({ organizationId, kept, had, reason }) =>
        say(
          `${schoolLabel(organizationId)}: a restored database was accepted; what was sealed under the numbers ${kept + 1} to ${had} before is lost. The reason given: ${reason ?? '(erased)'}`,
        ),
    });
    for await (const problem of found) report(problem);
    const [log] = await run<{ events: string; schools: string; system: boolean; sealed: boolean }>({
      text: `SELECT count(*) AS events, count(DISTINCT organization_id) FILTER (WHERE organization_id <> $1) AS schools,
               coalesce(bool_or(organization_id = $1), false) AS system,
               EXISTS (SELECT FROM log.checkpoints) AS sealed FROM log.events`,
      values: [SYSTEM_ORGANIZATION],
    });
    if (log?.sealed && !elsewhere && (await here.schools()).length === 0) {
      problems += 1;
      say(
        `No checkpoints are kept in ${external.folder}: nobody can tell whether the database is older than what it signed. CHECKPOINT_DIR must be that of the server.`,
      );
    }
    const owners = [countOf(Number(log?.schools), 'school'), ...(log?.system ? ['the system'] : [])];
    const all = `${countOf(Number(log?.events), 'event')} of ${owners.join(' and of ')}`;
    say(problems === 0 ? `The log is whole: ${all}.` : `${countOf(problems, 'fault')} in ${all}.`);
    return problems;
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release();
  }
}

export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
