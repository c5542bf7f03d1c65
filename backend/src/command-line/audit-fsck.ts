import { checkLog, countOf, readCheckpointFiles, type CheckpointFiles } from '../audit/index.js';
import { macKey, macKeyFile, requireKeyFile, sealKey, sealKeyFile } from '../platform/config/log-keys.js';
import { reachAsItIs } from '../platform/database/open-database.js';
import { withPool } from '../platform/database/pools.js';
import { fileStoreOf } from '../platform/files/open-file-store.js';
import { ExternalCheckpoints } from '../platform/sealing/external-checkpoints.js';
import { verifierKeyIn, type NoteKey } from '../platform/sealing/signed-note.js';
import { WrongUse, type Command } from './command.js';

export const auditFsck: Command = {
  about: 'Checks the whole log and lists every problem; works next to a running server',
  options: {
    checkpoints: { value: 'PATH', about: 'A file or folder of checkpoints that somebody else kept' },
    key: { value: 'name+id+key', about: 'Trusts this key only, and those that it vouches for' },
  },
  examples: ['audit fsck', "audit fsck --checkpoints ./held-by-the-district --key 'hours.example.org+1a2b3c4d+AY…'"],
  run: async (input) => {
    const { say } = input;
    const settings = input.environment();
    const [path, key] = [input.text('checkpoints'), input.text('key')];
    const elsewhere = path === undefined ? undefined : readCheckpointFiles(path);
    const pin = key === undefined ? undefined : pinned(key);
    if (elsewhere) say(await comparedWords(elsewhere));
    if (!settings.logMacKey) requireKeyFile(macKeyFile(settings));
    if (!settings.sealKey && !pin) requireKeyFile(sealKeyFile(settings));
    const { urls, stop } = await reachAsItIs(settings, say);
    const sentences: string[] = [];
    try {
      const files = await fileStoreOf(settings);
      const problems = await withPool(urls.systemUrl, (pool) =>
        checkLog({
          ...{ pool, macKey: macKey(settings), elsewhere, files },
          external: new ExternalCheckpoints(settings.checkpointDir),
          ...{ trusted: [pin ?? sealKey(settings)], trustsExternalKeys: !pin },
          say: (sentence) => {
            sentences.push(sentence);
            say(sentence);
          },
        }),
      );
      return { ok: problems === 0, problems, sentences };
    } finally {
      await stop();
    }
  },
};

/** Names the files without checkpoints, so that their owner notices what was skipped. */
async function comparedWords(elsewhere: CheckpointFiles): Promise<string> {
  const schools = await elsewhere.schools();
  const notes = (await Promise.all(schools.map((school) => elsewhere.of(school)))).flat();
  const without = elsewhere.without.length > 0 ? ` In ${elsewhere.without.join(', ')} there are none.` : '';
  return `${countOf(notes.length, 'checkpoint')} of ${countOf(schools.length, 'log')} that somebody kept elsewhere to compare.${without}`;
}

function pinned(key: string): NoteKey {
  try {
    return verifierKeyIn(key);
  } catch {
    throw new WrongUse('--key must be a key that checks, name+id+key, in quotes.');
  }
}
