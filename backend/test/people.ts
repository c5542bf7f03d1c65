import { NEW_SCHOOL, type Role } from '@hourtrail/contracts';
import { CommandBus } from '@nestjs/cqrs';
import { CreateUser, type NewUser, type User } from '../src/identity/index.js';
import { CreateOrganization, type NewOrganization } from '../src/organizations/index.js';
import { PASSWORD, type TestApp } from './app.js';
import type { Client } from './client.js';

const FOUNDER = { id: null, role: 'system', organizationId: NEW_SCHOOL.id };

let made = 0;

/** A school, through the real command; answers its id. */
export async function makeSchool({ app }: TestApp, school: Partial<NewOrganization> = {}): Promise<number> {
  const name = school.name ?? `School ${(made += 1)}`;
  return (await app.get(CommandBus).execute(new CreateOrganization(FOUNDER, { ...school, name }))).id;
}

/** A person of a school who signs in with PASSWORD, through the real command. */
export async function makePerson(
  { app }: TestApp,
  organizationId: number,
  role: Role,
  person: Partial<NewUser> = {},
): Promise<User> {
  const username = person.username ?? `${role}.${(made += 1)}`;
  const names = { firstName: `${role[0]?.toUpperCase()}${role.slice(1)}`, lastName: `Number${made}` };
  const whole = { ...names, email: `${username}@school.example`, ...person, username, role };
  return app.get(CommandBus).execute(new CreateUser({ ...FOUNDER, organizationId }, whole, PASSWORD));
}

/** Staff passwords are longer: a person who became staff chooses a new one first. */
export async function havingChosenAnew(client: Client): Promise<Client> {
  const passwords = { currentPassword: PASSWORD, newPassword: `${PASSWORD} again` };
  const { status, body } = await client.post('/api/auth/change-password', passwords);
  if (status !== 204) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return client;
}

/** A school with one person of each of its roles, by role. */
export async function makeStaffedSchool(
  app: TestApp,
  school: Partial<NewOrganization> = {},
): Promise<{ readonly id: number } & Record<SchoolRole, User>> {
  const id = await makeSchool(app, school);
  const people: Partial<Record<SchoolRole, User>> = {};
  for (const role of SCHOOL_ROLES) people[role] = await makePerson(app, id, role);
  return { id, ...(people as Record<SchoolRole, User>) };
}

/** Each of them, signed in. */
export async function clientsOf(
  app: TestApp,
  school: Readonly<Record<SchoolRole, User>>,
): Promise<Record<SchoolRole, Client>> {
  const clients = SCHOOL_ROLES.map(async (role) => [role, await app.signIn(school[role].username)] as const);
  return Object.fromEntries(await Promise.all(clients)) as Record<SchoolRole, Client>;
}

const SCHOOL_ROLES = ['student', 'parent', 'teacher', 'admin', 'verifier'] as const;
type SchoolRole = (typeof SCHOOL_ROLES)[number];
