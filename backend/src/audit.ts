import { parseArgs } from 'node:util';
import { openStreamPool } from './platform/config/database.js';
import { readEnvironment, type Environment } from './platform/config/environment.js';
import { macKey } from './platform/config/mac-key.js';
import { reachDatabase } from './platform/config/reach-database.js';
import { keyNameOf, sealKey, sealKeyStore } from './platform/config/seal-key.js';
import { complaintOf, StartError } from './platform/config/start-error.js';
import { acceptRestore } from './platform/sealing/operations/accept-restore.js';
import { checkLog } from './platform/sealing/operations/check-log.js';
import { heldElsewhere } from './platform/sealing/operations/held-elsewhere.js';
import { withKeeper } from './platform/sealing/operations/open-keeper.js';
import { resumeSealing } from './platform/sealing/operations/resume-sealing.js';
import { rotateKey } from './platform/sealing/operations/rotate-key.js';
import { OutsideCheckpoints } from './platform/sealing/outside.js';
import { newSignerText, verifierKeyIn, type NoteKey } from './platform/sealing/signed-note.js';

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

type Options = Readonly<Partial<Record<'checkpoints' | 'key' | 'reason' | 'school' | 'lost', string>>>;
type Command = (options: Options) => Promise<void>;

const environment = (): Environment => readEnvironment(process.env);

const COMMANDS: Readonly<Record<string, Command>> = {
  fsck: ({ checkpoints, key }) => fsck(environment(), { checkpoints, key }),

  'accept-restore': async ({ reason }) => {
    const why = required('reason', reason);
    await withKeeper(environment(), say, (keeper) => acceptRestore(keeper, why));
  },

  resume: async ({ school, reason }) => {
    const organizationId = Number(required('school', school));
    if (!Number.isSafeInteger(organizationId) || organizationId < 0)
      throw new StartError(`--school must be the number of a school, not "${school}".`);
    const why = required('reason', reason);
    await withKeeper(environment(), say, (keeper) => resumeSealing(keeper, { organizationId, reason: why }));
  },

  'rotate-key': async ({ lost }) => {
    const settings = environment();
    await withKeeper(settings, say, (keeper) => rotateKey(keeper, sealKeyStore(settings), lost));
  },

  // production asks for a key before it reads the rest of the environment
  'new-key': async () => say(newSignerText(keyNameOf(process.env['PUBLIC_URL'] || 'http://localhost'))),
};

async function fsck(settings: Environment, { checkpoints, key }: Options): Promise<void> {
  const elsewhere = checkpoints === undefined ? undefined : heldElsewhere(checkpoints);
  const trusted = [key === undefined ? sealKey(settings) : pinned(key)];
  const outside = new OutsideCheckpoints(settings.checkpointDir);
  const { urls, stop } = await reachDatabase(settings, say);
  const pool = openStreamPool(urls.systemUrl, 1);
  try {
    const trust = { trusted, trustsOutside: key === undefined };
    const faults = await checkLog({ pool, macKey: macKey(settings), outside, elsewhere, ...trust, say });
    if (faults > 0) process.exitCode = 1;
  } finally {
    await pool.end();
    await stop();
  }
}

function required(name: string, value: string | undefined): string {
  if (value?.trim()) return value.trim();
  throw new StartError(`--${name} is missing. Options stand behind --, such as: npm run audit:… -- --${name} "…"`);
}

function pinned(key: string): NoteKey {
  try {
    return verifierKeyIn(key);
  } catch {
    throw new StartError('--key must be a key that checks, name+id+key, in quotes.');
  }
}

function optionsIn(rest: readonly string[]): Options {
  const text = { type: 'string' } as const;
  try {
    const options = { checkpoints: text, key: text, reason: text, school: text, lost: text };
    return parseArgs({ args: [...rest], options }).values;
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

try {
  const [name = '', ...rest] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command) throw new StartError(`There is no "${name}": there are ${Object.keys(COMMANDS).join(', ')}.`);
  await command(optionsIn(rest));
} catch (error) {
  process.stderr.write(`${complaintOf(error)}\n`);
  process.exitCode = 1;
}
