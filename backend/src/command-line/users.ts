import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { text as textOf } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { CreateUser, LIMITS, ROLES, USER_STATUSES, UserListQuery, type UserView } from '@hourtrail/contracts';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ChangeUser, Invite, ListUsers, MakeAccount, MakeOneTimePassword } from '../identity/index.js';
import { failureWords } from '../platform/config/failure-words.js';
import { StartError } from '../platform/config/start-error.js';
import { Database } from '../platform/database/database.js';
import { readAs, readQueryAs } from '../platform/web/input/read-as.js';
import { BY, SCHOOL, schoolOf, superAdminOf, withApplication } from './application.js';
import { required, WrongUse, type Command, type Input, type Option } from './command.js';

const USERNAME: Option = { value: 'NAME', about: 'The username' };
const REASON: Option = {
  value: '"…"',
  about: 'Why, for the trail, which also tells that it was done on the command line',
};
const PASSWORD_FILE: Option = { value: 'FILE', about: 'A file whose first line is the password' };

/** Always tells that nobody clicked for this. */
export function reasonOf(input: Input): string {
  const reason = input.text('reason');
  return reason === undefined
    ? 'Done on the command line of the server.'
    : `${reason} (Done on the command line of the server.)`;
}

export const usersCreate: Command = {
  about: 'Creates an account, and prints the link by which the person sets a password',
  options: {
    username: USERNAME,
    email: { value: 'ADDRESS', about: 'Their email address' },
    'first-name': { value: 'NAME', about: 'Their first name' },
    'last-name': { value: 'NAME', about: 'Their last name' },
    role: { value: 'ROLE', about: `One of ${ROLES.join(', ')}` },
    school: { ...SCHOOL, about: `${SCHOOL.about}; a super-admin needs none` },
    grade: { value: 'GRADE', about: 'The grade of a student' },
    password: { about: 'Asks for a first password instead; from a pipe, reads its first line' },
    'password-file': PASSWORD_FILE,
    reason: REASON,
    by: BY,
  },
  examples: [
    'users create --role teacher --school "Lincoln High School" --username mlopez --email mlopez@lincoln.example --first-name Maria --last-name Lopez',
    'users create --role super-admin --username second --email second@example.org --first-name Ada --last-name Byron --password-file first.txt',
  ],
  run: async (input) => {
    const [role, username] = [required(input, 'role'), required(input, 'username')];
    const person = {
      ...{ role, username, email: required(input, 'email') },
      ...{ firstName: required(input, 'first-name'), lastName: required(input, 'last-name') },
    };
    const grade = input.text('grade');
    const school = role === 'super-admin' ? input.text('school') : required(input, 'school');
    const asks = input.has('password') || input.text('password-file') !== undefined;
    const password = asks ? await passwordFrom(input) : undefined;
    return withApplication(input, async (app) => {
      const by = await superAdminOf(app, input);
      const reason = reasonOf(input);
      const account = readAs(CreateUser, {
        ...person,
        reason,
        ...(grade && { gradeLevel: grade }),
        ...(asks && { password }),
      });
      const organizationId = school === undefined ? by.organizationId : await schoolOf(app, school);
      const commands = app.get(CommandBus);
      const made = await commands.execute(
        new MakeAccount(by, { ...account, username, organizationId, gradeLevel: account.gradeLevel ?? null }),
      );
      const { id } = made;
      input.say(`${username} has an account as ${role}, number ${id}.`);
      if (asks) {
        input.say(FIRST_PASSWORD);
        return { ok: true, id, username };
      }
      const { url, expiresAt } = await commands.execute(new Invite(by, id, reason));
      input.say(`By this link they set a password. It works once, until ${expiresAt}:`);
      input.say(url);
      return { ok: true, id, username, url, expiresAt };
    });
  },
};

const FIRST_PASSWORD = `They sign in with this password within ${LIMITS.oneTimePasswordHours} hours, and replace it then.`;

export const usersPassword: Command = {
  about: 'Sets a first password that the person replaces, and ends every session of theirs',
  options: { username: USERNAME, 'password-file': PASSWORD_FILE, reason: REASON },
  examples: ['users password --username chief', 'users password --username chief --password-file first.txt'],
  run: async (input) => {
    const username = required(input, 'username');
    const password = await passwordFrom(input);
    return withApplication(input, async (app) => {
      const { id } = await personOf(app, username);
      await app.get(CommandBus).execute(new MakeOneTimePassword(undefined, id, reasonOf(input), password));
      input.say(`${username} has a new password, and is signed out everywhere. ${FIRST_PASSWORD}`);
      return { ok: true, id, username };
    });
  },
};

const withStatus =
  (isActive: boolean): Command['run'] =>
  async (input) => {
    const username = required(input, 'username');
    return withApplication(input, async (app) => {
      const by = await superAdminOf(app, input);
      const person = await personOf(app, username);
      const changed = person.isActive !== isActive;
      if (changed)
        await app.get(CommandBus).execute(new ChangeUser({ by, id: person.id }, { isActive }, reasonOf(input)));
      const now = isActive ? 'active' : 'deactivated';
      input.say(changed ? `${username} is ${now}.` : `${username} is ${now} already.`);
      return { ok: true, id: person.id, username, isActive, changed };
    });
  };

export const usersDeactivate: Command = {
  about: 'Deactivates an account, and ends every session of theirs',
  options: { username: USERNAME, reason: REASON, by: BY },
  examples: ['users deactivate --username mlopez --reason "Left the school"'],
  run: withStatus(false),
};

export const usersActivate: Command = {
  about: 'Lets a deactivated account sign in again',
  options: { username: USERNAME, reason: REASON, by: BY },
  examples: ['users activate --username mlopez'],
  run: withStatus(true),
};

export const usersList: Command = {
  about: 'Lists accounts, by name',
  options: {
    school: SCHOOL,
    role: { value: 'ROLES', about: 'Of these roles, with commas' },
    status: { value: 'STATES', about: `Of ${USER_STATUSES.join(', ')}` },
    search: { value: 'TEXT', about: 'Whose name, username or email holds it' },
  },
  examples: ['users list --role super-admin', 'users list --school "Lincoln High School" --status inactive --json'],
  run: (input) =>
    withApplication(input, async (app) => {
      const school = input.text('school');
      const organizationId = school === undefined ? undefined : String(await schoolOf(app, school));
      const given = { q: input.text('search'), role: input.text('role'), status: input.text('status'), organizationId };
      const users = await everyone(app, Object.fromEntries(Object.entries(given).filter(([, value]) => value)));
      for (const { id, username, role, firstName, lastName, email, isActive } of users)
        input.say(`${id}  ${username}  ${role}  ${firstName} ${lastName}  ${email}${isActive ? '' : '  inactive'}`);
      if (users.length === 0) input.say('No accounts.');
      return { ok: true, users };
    }),
};

async function everyone(app: INestApplicationContext, filter: object): Promise<readonly UserView[]> {
  // reads as the operator of the server, who is no one of the product
  const by = { id: 0, role: 'super-admin' as const, organizationId: 0 };
  const users: UserView[] = [];
  let cursor: string | undefined;
  do {
    const query = readQueryAs(UserListQuery, { ...filter, ...(cursor && { cursor }) });
    const page = await app.get(QueryBus).execute(new ListUsers(by, query));
    users.push(...page.rows);
    cursor = page.next;
  } while (cursor !== undefined);
  return users;
}

async function personOf(
  app: INestApplicationContext,
  username: string,
): Promise<{ readonly id: number; readonly isActive: boolean }> {
  const [person] = await app.get(Database).system<{ readonly id: number; readonly isActive: boolean }>({
    text: `SELECT id, is_active AS "isActive" FROM identity.users WHERE lower(username) = lower($1)
             AND moved_to IS NULL AND erased_at IS NULL`,
    values: [username],
  });
  if (!person) throw new StartError(`There is no account "${username}".`);
  return person;
}

/** Never an argument: those stand in the history of the shell, and in the list of processes. */
async function passwordFrom(input: Input): Promise<string> {
  const file = input.text('password-file');
  const text = file === undefined ? await typed() : firstLine(readText(file));
  if (text === '')
    throw new WrongUse('The password is missing. Type it, pipe it in, or name a file with --password-file.');
  return text;
}

const firstLine = (text: string): string => text.split(/\r?\n/, 1)[0] ?? '';

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${failureWords(error)}`, { cause: error });
  }
}

async function typed(): Promise<string> {
  if (!process.stdin.isTTY) return firstLine(await textOf(process.stdin));
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  const ask = async (question: string): Promise<string> => {
    process.stderr.write(question);
    const answer = await prompt.question('');
    process.stderr.write('\n');
    return answer;
  };
  try {
    const password = await ask('Password: ');
    if (password !== (await ask('Once more: '))) throw new WrongUse('The two passwords differ. Try again.');
    return password;
  } finally {
    prompt.close();
  }
}
