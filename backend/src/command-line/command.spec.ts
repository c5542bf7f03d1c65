import { helpOf, inputOf, readCall, WrongUse, type Commands } from './command.js';

const done = () => Promise.resolve({ ok: true });
const COMMANDS: Commands = {
  backup: {
    about: 'Saves',
    options: { to: { value: 'FILE', about: 'Where' } },
    examples: ['backup --to x'],
    run: done,
  },
  'audit fsck': { about: 'Checks', options: { deep: { about: 'All' } }, examples: ['audit fsck'], run: done },
};

test('a command is one word or two, with its options and the common ones', () => {
  expect(readCall(COMMANDS, ['backup', '--to', 'x.age', '--json'])).toMatchObject({
    name: 'backup',
    values: { to: 'x.age', json: true },
  });
  expect(readCall(COMMANDS, ['audit', 'fsck', '--deep'])).toMatchObject({ name: 'audit fsck', values: { deep: true } });
  for (const words of [[], ['--help'], ['help']]) expect(readCall(COMMANDS, words).command).toBeUndefined();
});

test.each([
  [['bakcup', 'users', 's3cret'], 'There is no command "bakcup". hourtrail --help lists them.'],
  [['audit', 'x'], 'There is no command "audit x". The commands of that kind: audit fsck.'],
  [['backup', '--form', 'x'], "Unknown option '--form'. See hourtrail backup --help."],
  [['users', 'create', '--password', 's3cret'], 'There is no command "users". hourtrail --help lists them.'],
  [['audit', 'fsck', '--deep', 's3cret'], 'A value has no option before it. See hourtrail audit fsck --help.'],
  [['backup', '--to'], 'See hourtrail backup --help.'],
])('%j is refused in a sentence', (words, sentence) => {
  expect(() => readCall(COMMANDS, words)).toThrow(WrongUse);
  expect(() => readCall(COMMANDS, words)).toThrow(sentence);
});

test('a blank option counts as missing, not as a value', () => {
  const input = inputOf({ to: ' ', from: ' x ' }, () => {});
  expect(() => input.text('to')).toThrow('--to is missing.');
  expect([input.text('from'), input.text('other'), input.has('yes')]).toEqual(['x', undefined, false]);
});

test('the help names every command, and each command its options and an example', () => {
  expect(helpOf(COMMANDS, '')).toContain('audit fsck  Checks');
  expect(helpOf(COMMANDS, 'backup')).toMatch(/--to FILE {2}Where[^]*npx --no -- hourtrail backup --to x/);
});

test('a command that needs few variables asks for no other', () => {
  const before = process.env;
  process.env = { NODE_ENV: 'production', PORT: 'x', BACKUP_KEY: 'b5'.repeat(32) };
  try {
    const { environment } = inputOf({}, () => {});
    expect(environment('BACKUP_KEY').backups.key).toBe('b5'.repeat(32));
    expect(() => environment()).toThrow('LOG_MAC_KEY is required in production');
  } finally {
    process.env = before;
  }
});
