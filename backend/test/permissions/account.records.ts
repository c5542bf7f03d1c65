import { NEW_SCHOOL, type Role } from '@hourtrail/contracts';
import { NominateVerifier } from '../../src/identity/commands/nomination.js';
import { MailedLinks } from '../../src/identity/persistence/mailed-links.js';
import { Clock } from '../../src/platform/kernel/clock.js';
import { PendingLinks } from '../../src/identity/school/pending-links.js';
import { PASSWORD, type TestApp } from '../app.js';
import type { Client } from '../client.js';
import { makePerson, makeSchool } from '../people.js';
import { addAuthenticator, codeAt, TestPasskey } from '../second-factor.js';
import { actorOf, carryOut, MISSING, toLog, type Make } from './making.js';
import type { Principal } from './table.js';
import { done, newName, type World } from './world.js';

/** Accounts of Lincoln by their role, made anew, with the username for requests that name it. */
export const account =
  (role: Role, school: (world: World) => number = ({ lincoln }) => lincoln, isActive = true): Make =>
  async (world) => {
    const { id, username } = await makePerson(world.app, school(world), role, { isActive });
    return { id, username, jefferson: world.jefferson, ...toLog() };
  };

const nominee =
  (answer?: 'confirm' | 'refuse', school: (world: World) => number = ({ lincoln }) => lincoln): Make =>
  async (world) => {
    const by = actorOf(await makePerson(world.app, school(world), 'student'));
    const verifier = { ...newName(), firstName: 'Vera', lastName: 'Fine' };
    const { id, username } = await carryOut(world, new NominateVerifier(by, verifier));
    if (answer) await world.as('admin', 'post', `/api/users/${id}/${answer}`);
    return { id, username };
  };

export const ACCOUNTS: Readonly<Record<string, Make>> = {
  'a student': account('student'),
  'a parent': account('parent'),
  'a verifier': account('verifier'),
  'a teacher': account('teacher'),
  'an auditor': account('auditor'),
  'another admin': account('admin'),
  'another super-admin': account('super-admin'),
  'an inactive student': account('student', undefined, false),
  'a student of Roosevelt': account('student', ({ roosevelt }) => roosevelt),
  "Roosevelt's admin": account('admin', ({ roosevelt }) => roosevelt),
  'a nominated verifier': nominee(),
  'a confirmed verifier': nominee('confirm'),
  'a refused verifier': nominee('refuse'),
  'a verifier nominated at Roosevelt': nominee(undefined, ({ roosevelt }) => roosevelt),
  'a student who moved to Roosevelt': async (world, by) => {
    const target = await account('student')(world, by);
    await world.as('super-admin', 'patch', `/api/users/${target.id}`, { organizationId: world.roosevelt });
    return target;
  },
  'the only admin of a school': async (world) => {
    const { id, username } = await makePerson(world.app, await makeSchool(world.app), 'admin');
    return { id, username, jefferson: world.jefferson };
  },
  'a person who was erased': async (world, by) => {
    const target = await account('student')(world, by);
    await world.as('admin', 'post', `/api/users/${target.id}/erase`, { username: target['username'] });
    return target;
  },
  missing: ({ jefferson }) => ({ ...MISSING, username: 'nobody', jefferson, ...toLog() }),
};

export const INVITATIONS: Readonly<Record<string, Make>> = {
  'an invitation': async (world) => {
    const { id } = await makePerson(world.app, world.lincoln, 'verifier');
    const { body } = await world.as('admin', 'post', `/api/users/${id}/invitation`);
    return { token: /[\w-]{43}$/.exec((body as { url: string }).url)?.[0] };
  },
};

/** Files that were requested and not fetched yet. */
export const EXPORT_ADDRESSES: Readonly<Record<string, Make>> = {
  'their own': async (world, principal) => {
    const client = world.client(principal);
    return { token: await exportToken(client, world, principal), owner: { principal, client } };
  },
  "somebody else's": async (world) => ({ token: await exportToken((await world.another('admin')).client, world) }),
  missing: () => ({ token: 'A'.repeat(43) }),
};

async function exportToken(client: Client, world: World, principal: Principal = 'admin'): Promise<string | undefined> {
  for (const kind of ['hours', 'audit-events']) {
    for (const school of [world.lincoln, world.roosevelt, NEW_SCHOOL.id]) {
      const start = { format: 'csv', filters: { organizationId: String(school) } };
      const { status, body } = await client.post(`/api/admin/export/${kind}${world.queryOf(principal, '')}`, start);
      if (status === 201) return (body as { url: string }).url.split('/').at(-1);
    }
  }
  return undefined;
}

/** Tokens from an email to the person's own address. */
export const MAILED_LINKS: Readonly<Record<string, Make>> = {
  'for a password': async ({ app, lincoln }) => {
    const { id } = await makePerson(app, lincoln, 'student');
    return { token: await mailedToken(app, 'password', id) };
  },
  'for an email': async ({ app, lincoln }) => {
    const { id, username } = await makePerson(app, lincoln, 'student');
    const { email } = newName();
    await (await app.signIn(username)).patch('/api/profile', { email, currentPassword: PASSWORD });
    return { token: await mailedToken(app, 'email', id) };
  },
};

async function mailedToken({ app }: TestApp, purpose: 'password' | 'email', id: number): Promise<string | undefined> {
  const mail = await app.get(MailedLinks).write(purpose, id);
  return /[^/#]+$/.exec(mail?.link ?? '')?.[0];
}

/** Someone whom the provider of their school knows, in the browser that came back from it. */
export const PENDING_LINKS: Readonly<Record<string, Make>> = {
  'a student': async (world, principal) => {
    const { app } = world.app;
    const issuer = 'https://provider.example';
    const organizationId = await makeSchool(world.app);
    const provider = { issuer, clientId: 'us', clientSecret: 'a secret', roles: ['student'], required: false };
    const by = world.client('super-admin');
    done('a provider', await by.put(`/api/organizations/${organizationId}/sign-in`, provider));
    const { id: userId } = await makePerson(world.app, organizationId, 'student');
    const link = { organizationId, userId, protocol: 'oidc', issuer, subject: `person ${userId}`, next: null } as const;
    const client = world.app.client();
    client.cookies.set('hourtrail_link', await app.get(PendingLinks).begin(link));
    return { id: userId, owner: { principal, client } };
  },
};

export const SESSIONS: Readonly<Record<string, Make>> = {
  'their own': async (world, principal) => {
    const { client } = await world.another(principal);
    const { body } = await client.get('/api/auth/sessions');
    return { id: (body as { id: number }[])[0]?.id as number, owner: { principal, client } };
  },
  "somebody else's": async (world) => {
    const { client } = await world.another('teacher');
    const { body } = await client.get('/api/auth/sessions');
    return { id: (body as { id: number }[])[0]?.id as number };
  },
  missing: () => MISSING,
};

/** Of a person of their role, in a browser of their own. */
const own = async (world: World, principal: Principal): Promise<Client> => (await world.another(principal)).client;

/** What adds a second factor, to an account of the principal's. */
export const SECOND_FACTOR_SETUPS: Readonly<Record<string, Make>> = {
  'a passkey': async (world, principal) => {
    const client = await own(world, principal);
    const { body } = await client.post('/api/profile/second-factor/passkey-setup', { currentPassword: PASSWORD });
    const challenge = (body as { challenge?: string }).challenge ?? '';
    return { passkey: { name: 'Key', ...new TestPasskey().create(challenge) }, owner: { principal, client } };
  },
  'an app': async (world, principal) => {
    const client = await own(world, principal);
    const { body } = await client.post('/api/profile/second-factor/authenticator-setup', { currentPassword: PASSWORD });
    const { setup = 'A'.repeat(72), secret } = body as { setup?: string; secret?: string };
    const code = secret ? codeAt(secret, world.app.app.get(Clock).now()) : '123456';
    return { setup, code, owner: { principal, client } };
  },
};

export const SECOND_FACTORS: Readonly<Record<string, Make>> = {
  'their own': async (world, principal) => {
    // visitors and newcomers have none
    const holder = ['visitor', 'newcomer'].includes(principal) ? 'teacher' : principal;
    const client = await own(world, holder);
    await addAuthenticator(client, world.app.app.get(Clock).now());
    return { id: await factorOf(client), owner: { principal: holder, client } };
  },
  "somebody else's": async (world) => {
    const client = await own(world, 'teacher');
    await addAuthenticator(client, world.app.app.get(Clock).now());
    return { id: await factorOf(client) };
  },
  missing: () => MISSING,
};

const factorOf = async (client: Client): Promise<number> =>
  ((await client.get('/api/profile/second-factor')).body as { factors: { id: number }[] }).factors[0]?.id as number;

/** The password was right, in this principal's browser. */
export const PENDING_SIGN_INS: Readonly<Record<string, Make>> = {
  'a right password': async (world, principal) => {
    const { username } = await makePerson(world.app, world.lincoln, 'teacher');
    const { recoveryCodes } = await addAuthenticator(await world.app.signIn(username), world.app.app.get(Clock).now());
    const client = world.app.client();
    await client.post('/api/auth/login', { username, password: PASSWORD });
    return { recoveryCode: recoveryCodes[0], owner: { principal, client } };
  },
};

const withSecondFactor =
  (make: Make): Make =>
  async (world, by) => {
    const target = await make(world, by);
    await addAuthenticator(await world.app.signIn(target['username'] as string), world.app.app.get(Clock).now());
    return target;
  };

export const HOLDERS_OF_SECOND_FACTORS: Readonly<Record<string, Make>> = {
  ...Object.fromEntries(
    ['a verifier', 'a teacher', 'an auditor', 'another admin', 'another super-admin', "Roosevelt's admin"].map(
      (who) => [who, withSecondFactor(ACCOUNTS[who] as Make)],
    ),
  ),
  'a student': ACCOUNTS['a student'] as Make,
  missing: () => MISSING,
};
