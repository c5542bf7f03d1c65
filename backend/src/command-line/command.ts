import { parseArgs } from 'node:util';
import { readEnvironment, type Environment } from '../platform/config/environment.js';
import { StartError } from '../platform/config/start-error.js';
import type { Values as Variables } from '../platform/config/variables.js';

/** The command was called in a way that it does not know. */
export class WrongUse extends StartError {}

export interface Option {
  /** What the value is; an option without one is a switch. */
  readonly value?: string;
  readonly about: string;
}

export interface Input {
  /** The text of an option; undefined if it was not given. Throws a WrongUse if it is blank. */
  readonly text: (option: string) => string | undefined;
  readonly has: (option: string) => boolean;
  readonly say: (sentence: string) => void;
  /** Reads the variables of the server; or only those that are named, as outside production, where none is required. */
  readonly environment: (...only: readonly (keyof Variables)[]) => Environment;
}

/** `ok` false exits with 1; the rest is what --json prints. */
export interface Result {
  readonly ok: boolean;
  readonly [field: string]: unknown;
}

export interface Command {
  readonly about: string;
  readonly options: Readonly<Record<string, Option>>;
  /** Each without the name of the program. */
  readonly examples: readonly string[];
  readonly run: (input: Input) => Promise<Result>;
}

export const REASON = 'It stays in the log for good: say what happened, and name nobody.';

export function required(input: Input, option: string, note = ''): string {
  const text = input.text(option);
  if (text === undefined) throw new WrongUse([`--${option} is missing.`, note].filter(Boolean).join(' '));
  return text;
}

export type Commands = Readonly<Record<string, Command>>;

/** Finds the command that the words begin with, and reads its options. Throws a WrongUse. */
export function readCall(
  commands: Commands,
  words: readonly string[],
): { readonly name: string; readonly command: Command | undefined; readonly values: Values } {
  const name = [words.slice(0, 2).join(' '), words[0] ?? ''].find((one) => one in commands) ?? '';
  const command = commands[name];
  const rest = words.slice(name === '' ? 0 : name.split(' ').length);
  if (!command) {
    if (rest.length === 0 || rest.includes('--help') || rest[0] === 'help') return { name, command, values: {} };
    const family = Object.keys(commands).filter((one) => one.startsWith(`${rest[0]} `));
    const known =
      family.length > 0 ? `The commands of that kind: ${family.join(', ')}.` : 'hourtrail --help lists them.';
    // what follows may be secret
    throw new WrongUse(`There is no command "${rest.slice(0, family.length > 0 ? 2 : 1).join(' ')}". ${known}`);
  }
  const types = Object.entries(command.options).map(
    ([option, { value }]) => [option, { type: value === undefined ? 'boolean' : 'string' }] as const,
  );
  try {
    const { values } = parseArgs({
      args: [...rest],
      options: { ...Object.fromEntries(types), json: { type: 'boolean' }, help: { type: 'boolean' } },
    });
    return { name, command, values };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const complaint = code === POSITIONAL ? 'A value has no option before it' : message.split('. ')[0];
    throw new WrongUse(`${complaint}. See hourtrail ${name} --help.`);
  }
}

/** The value may be secret, such as a password after a switch. */
const POSITIONAL = 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL';

export type Values = Readonly<Record<string, string | boolean | undefined>>;

export const inputOf = (values: Values, say: (sentence: string) => void): Input => ({
  text: (option) => {
    const value = values[option];
    if (value === undefined) return undefined;
    if (typeof value !== 'string' || value.trim() === '') throw new WrongUse(`--${option} is missing.`);
    return value.trim();
  },
  has: (option) => values[option] === true,
  say,
  environment: (...only) =>
    readEnvironment(
      only.length === 0 ? process.env : Object.fromEntries(only.map((name) => [name, process.env[name]])),
    ),
});

export function helpOf(commands: Commands, name: string): string {
  const command = commands[name];
  if (!command) {
    const width = Math.max(...Object.keys(commands).map(({ length }) => length));
    const list = Object.entries(commands).map(([one, { about }]) => `  ${one.padEnd(width)}  ${about}`);
    return [
      'Usage: hourtrail <command> [options]',
      '',
      ...list,
      '',
      'Each command takes --help, and --json to print one object.',
      'Exit codes: 0 done, 1 failed or found something wrong, 2 called in a wrong way.',
    ].join('\n');
  }
  const options = Object.entries({ ...command.options, ...COMMON }).map(
    ([option, { value, about }]) => [`--${option}${value === undefined ? '' : ` ${value}`}`, about] as const,
  );
  const width = Math.max(...options.map(([shown]) => shown.length));
  return [
    `Usage: hourtrail ${name} [options]`,
    '',
    command.about,
    '',
    ...options.map(([shown, about]) => `  ${shown.padEnd(width)}  ${about}`),
    '',
    'Examples:',
    ...command.examples.map((example) => `  npx --no -- hourtrail ${example}`),
  ].join('\n');
}

const COMMON: Readonly<Record<string, Option>> = {
  json: { about: 'Prints one object, and what it says on the way to stderr' },
  help: { about: 'Prints this' },
};
