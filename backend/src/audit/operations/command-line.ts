import { parseArgs } from 'node:util';
import { readEnvironment, type Environment } from '../../platform/config/environment.js';
import {
  keyNameOf,
  sealKey,
  sealKeyFile,
  sealKeyStore,
  macKey,
  macKeyFile,
  requireKeyFile,
} from '../../platform/config/log-keys.js';
import { complaintOf, StartError } from '../../platform/config/start-error.js';
import { reachAsItIs } from '../../platform/database/open-database.js';
import { openPool } from '../../platform/database/pools.js';
import { fileStoreOf } from '../../platform/files/open-file-store.js';
import { ExternalCheckpoints } from '../../platform/sealing/external-checkpoints.js';
import { newSignerText, verifierKeyIn, type NoteKey } from '../../platform/sealing/signed-note.js';
import { acceptRestore } from './accept-restore.js';
import { checkLog, countOf } from './check-log.js';
import { readCheckpointFiles, type CheckpointFiles } from './checkpoint-files.js';
import { withOperator } from './operator.js';
import { resumeSealing } from './resume-sealing.js';
import { rotateKey } from './rotate-key.js';

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

type Option = 'checkpoints' | 'key' | 'reason' | 'school' | 'lost';
type Options = Readonly<Partial<Record<Option, string>>>;

interface Command {
  readonly takes: readonly Option[];
  readonly run: (options: Options) => Promise<void>;
}

const environment = (): Environment => readEnvironment(process.env);

const COMMANDS: Readonly<Record<string, Command>> = {
  fsck: { takes: ['checkpoints', 'key'], run: (options) => fsck(environment(), options) },

  'accept-restore': {
    takes: ['reason'],
    run: async ({ reason }) => {
      const why = required('reason', reason);
      await withOperator(environment(), say, (operator) => acceptRestore(operator, why));
    },
  },

  resume: {
    takes: ['school', 'reason'],
    run: async ({ school, reason }) => {
      const organizationId = Number(required('school', school));
      if (!Number.isSafeInteger(organizationId) || organizationId < 0)
        throw new StartError(`--school must be the number of a school, not "${school}".`);
      const why = required('reason', reason);
      await withOperator(environment(), say, (operator) => resumeSealing(operator, { organizationId, reason: why }));
    },
  },

  'rotate-key': {
    takes: ['lost'],
    run: async ({ lost }) => {
      const how = lost === undefined ? undefined : required('lost', lost);
      const settings = environment();
      await withOperator(settings, say, (operator) => rotateKey(operator, sealKeyStore(settings), how));
    },
  },

  // production needs a key to load the other settings, so this command loads none
  'new-key': {
    takes: [],
    run: async () => say(newSignerText(keyNameOf(publicUrl()))),
  },
};

async function fsck(settings: Environment, { checkpoints, key }: Options): Promise<void> {
  const elsewhere = checkpoints === undefined ? undefined : readCheckpointFiles(checkpoints);
  const pin = key === undefined ? undefined : pinned(key);
  const external = new ExternalCheckpoints(settings.checkpointDir);
  if (elsewhere) say(await comparedWords(elsewhere));
  if (!settings.logMacKey) requireKeyFile(macKeyFile(settings));
  if (!settings.sealKey && !pin) requireKeyFile(sealKeyFile(settings));
  const { urls, stop } = await reachAsItIs(settings, say);
  const pool = openPool(urls.systemUrl, 1);
  try {
    const trust = { trusted: [pin ?? sealKey(settings)], trustsExternalKeys: !pin };
    const files = await fileStoreOf(settings);
    const problems = await checkLog({ pool, macKey: macKey(settings), external, elsewhere, files, ...trust, say });
    if (problems > 0) process.exitCode = 1;
  } finally {
    await pool.end();
    await stop();
  }
}

/** Names the files without checkpoints, so that their owner notices what was skipped. */
async function comparedWords(elsewhere: CheckpointFiles): Promise<string> {
  const schools = await elsewhere.schools();
  const notes = (await Promise.all(schools.map((school) => elsewhere.of(school)))).flat();
  const without = elsewhere.without.length > 0 ? ` In ${elsewhere.without.join(', ')} there are none.` : '';
  return `${countOf(notes.length, 'checkpoint')} of ${countOf(schools.length, 'log')} that somebody kept elsewhere to compare.${without}`;
}

function publicUrl(): string {
  const url = process.env['PUBLIC_URL'] ?? '';
  if (URL.canParse(url)) return url;
  throw new StartError(
    'PUBLIC_URL is missing: the key is named after its host, for good. Such as: ' +
      'PUBLIC_URL=https://hours.example.org npm run --silent audit:new-key',
  );
}

function required(name: string, value: string | undefined): string {
  if (value?.trim()) return value.trim();
  const note = name === 'school' ? '' : ' It stays in the log for good: say what happened, and name nobody.';
  throw new StartError(`--${name} is missing.${note} ${BEHIND}`);
}

function pinned(key: string): NoteKey {
  try {
    return verifierKeyIn(key);
  } catch {
    throw new StartError('--key must be a key that checks, name+id+key, in quotes.');
  }
}

const BEHIND = 'Options stand behind --, such as: npm run audit:… -- --reason "…"';

function optionsIn(rest: readonly string[], takes: readonly Option[]): Options {
  // npm takes options before `--` for itself, and the command would silently ignore them
  const swallowed = takes.find((name) => process.env[`npm_config_${name}`] !== undefined);
  if (swallowed) throw new StartError(`--${swallowed} was not passed on. ${BEHIND}`);
  try {
    return parseArgs({ args: [...rest], options: Object.fromEntries(takes.map((name) => [name, { type: 'string' }])) })
      .values;
  } catch {
    const options = takes.map((name) => `--${name} "…"`).join(' and ') || 'no options';
    throw new StartError(`This command takes ${options}, not ${rest.join(' ')}. ${BEHIND}`);
  }
}

try {
  const [name = '', ...rest] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command) throw new StartError(`There is no "${name}": there are ${Object.keys(COMMANDS).join(', ')}.`);
  await command.run(optionsIn(rest, command.takes));
} catch (error) {
  process.stderr.write(`${complaintOf(error)}\n`);
  process.exitCode = 1;
}
