import type { Role } from '@hourtrail/contracts';
import { PASSWORD, type TestApp } from '../app.js';
import type { Answer, Client } from '../client.js';
import { makePerson, makeSchool } from '../people.js';
import type { User } from '../../src/identity/index.js';
import type { Principal, Person } from './table.js';

const ROLE: Readonly<Record<Person, Role>> = {
  student: 'student',
  parent: 'parent',
  verifier: 'verifier',
  teacher: 'teacher',
  admin: 'admin',
  'super-admin': 'super-admin',
  'foreign-admin': 'admin',
  member: 'student',
  auditor: 'auditor',
};

/** A person who sends requests, and their browser. */
export interface Asker {
  readonly client: Client;
  readonly person: User | undefined;
}

let made = 0;
export const newName = (): { readonly username: string; readonly email: string } => {
  const username = `somebody.${(made += 1)}`;
  return { username, email: `${username}@example.org` };
};

/** The schools, one browser for each principal, and functions that make more records. */
export class World {
  private readonly colleagues = new Map<string, User>();
  readonly askers = new Map<Principal, Asker>();
  lincoln = 0;
  roosevelt = 0;
  jefferson = 0;

  constructor(readonly app: TestApp) {}

  static async build(app: TestApp): Promise<World> {
    const world = new World(app);
    world.lincoln = await makeSchool(app, { name: 'Lincoln High School' });
    world.roosevelt = await makeSchool(app, { name: 'Roosevelt High School' });
    world.jefferson = await makeSchool(app, { name: 'Jefferson High School' });
    for (const principal of Object.keys(ROLE) as Person[]) {
      world.askers.set(principal, await world.another(principal));
    }
    for (const principal of ['visitor', 'newcomer'] as const) {
      world.askers.set(principal, await world.another(principal));
    }
    const family = { parentId: world.person('parent').id, studentId: world.person('student').id };
    await world.as('admin', 'post', '/api/family-links', family);
    return world;
  }

  /** One who asks from a session, and an account, of their own. */
  async another(principal: Principal): Promise<Asker> {
    if (principal === 'visitor') return { client: this.app.client(), person: undefined };
    if (principal === 'newcomer') return this.newcomer();
    const school = { 'foreign-admin': this.roosevelt, member: 1 }[principal as string] ?? this.lincoln;
    const person = await makePerson(this.app, school, ROLE[principal]);
    return { client: await this.app.signIn(person.username), person };
  }

  /** A person of a school for actions that no principal should have done. */
  async colleague(school: number, role: 'teacher' | 'admin'): Promise<User> {
    const key = `${role} of ${school}`;
    const known = this.colleagues.get(key) ?? (await makePerson(this.app, school, role));
    this.colleagues.set(key, known);
    return known;
  }

  client(principal: Principal): Client {
    return (this.askers.get(principal) as Asker).client;
  }

  person(principal: Person): User {
    return (this.askers.get(principal) as Asker).person as User;
  }

  /** Prepares a request as a principal. */
  async as(principal: Principal, method: 'post' | 'patch' | 'delete', path: string, body?: unknown): Promise<Answer> {
    return done(`${principal} ${method} ${path}`, await this.client(principal).send(upper(method), path, body));
  }

  private async newcomer(): Promise<Asker> {
    const { username, email } = newName();
    const body = { username, email, firstName: 'New', lastName: 'Comer', role: 'admin', password: PASSWORD };
    await this.as('super-admin', 'post', '/api/users', { ...body, organizationId: this.lincoln });
    return { client: await this.app.signIn(username), person: undefined };
  }
}

const upper = (method: 'post' | 'patch' | 'delete') => method.toUpperCase() as 'POST' | 'PATCH' | 'DELETE';

/** Fails where the world could not be made as a row needs it. */
export function done(what: string, answer: Answer): Answer {
  if (answer.status < 300) return answer;
  throw new Error(`${what} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
}
