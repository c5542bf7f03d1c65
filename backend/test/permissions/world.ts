import { keyCapabilitiesOf, type KeyCapability, type NewApiKey, type Role } from '@hourtrail/contracts';
import { PASSWORD, type TestApp } from '../app.js';
import type { Answer, Client, Method } from '../client.js';
import { makePerson, makeSchool } from '../people.js';
import { asAdmin } from '../sql.js';
import type { User } from '../../src/identity/index.js';
import type { Person, Principal, Row, Target } from './table.js';

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

const OF_DISTRICTS = {
  'district-admin': 'district-admin',
  'district-auditor': 'district-auditor',
  'other-district-admin': 'district-admin',
  'other-district-auditor': 'district-auditor',
} as const satisfies Readonly<Partial<Record<Principal, Role>>>;

/** What the key may do that may nothing else. */
export const KEY_FOR_YEARS = 'academic-years.read';

/** The terms of an API key, made while the clock of the world is at its day. */
export const A_KEY = {
  ...{ name: 'Nightly sync', capabilities: ['hours.read'], expiresAt: '2026-12-21T00:00:00Z' },
  currentPassword: PASSWORD,
} as const;

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
  private readonly keys = new Map<Principal, string>();
  lakeside = 0;
  private otherDistrict = 0;
  private protectedSchool = 0;
  lincoln = 0;
  roosevelt = 0;
  jefferson = 0;

  constructor(readonly app: TestApp) {}

  /** The app's clock must be at 21 November 2026. Worlds beside the first one need an ending for the names of schools. */
  static async build(app: TestApp, ending = ''): Promise<World> {
    const world = new World(app);
    world.lakeside = await makeSchool(app, { name: `Lakeside District${ending}`, isDistrict: true });
    world.otherDistrict = await makeSchool(app, { isDistrict: true });
    world.protectedSchool = await makeSchool(app, { secondFactorFrom: '2026-01-01' });
    world.lincoln = await makeSchool(app, { name: `Lincoln High School${ending}`, parentId: world.lakeside });
    world.roosevelt = await makeSchool(app, { name: `Roosevelt High School${ending}` });
    world.jefferson = await makeSchool(app, { name: `Jefferson High School${ending}` });
    return world.populated();
  }

  /** The same two schools from the other side: whoever is of Lincoln here is of Roosevelt there. */
  async mirrored(): Promise<World> {
    const mirrored = new World(this.app);
    [mirrored.lincoln, mirrored.roosevelt] = [this.roosevelt, this.lincoln];
    [mirrored.lakeside, mirrored.otherDistrict] = [this.otherDistrict, this.lakeside];
    [mirrored.jefferson, mirrored.protectedSchool] = [this.jefferson, this.protectedSchool];
    await this.as('super-admin', 'patch', `/api/organizations/${this.roosevelt}`, { parentId: this.otherDistrict });
    return mirrored.populated();
  }

  /** Somebody new for each principal. */
  async populated(): Promise<this> {
    this.keys.clear();
    this.colleagues.clear();
    for (const principal of Object.keys(ROLE) as Person[]) {
      this.askers.set(principal, await this.another(principal));
    }
    await this.makeKey('key', keyCapabilitiesOf('admin'));
    await this.makeKey('key-for-years', [KEY_FOR_YEARS]);
    for (const principal of ['visitor', 'newcomer', 'unprotected', ...Object.keys(OF_DISTRICTS)] as Principal[]) {
      this.askers.set(principal, await this.another(principal));
    }
    const family = { parentId: this.person('parent').id, studentId: this.person('student').id };
    await this.as('admin', 'post', '/api/family-links', family);
    return this;
  }

  /** One who asks from a session, and an account, of their own. */
  async another(principal: Principal): Promise<Asker> {
    if (principal === 'visitor') return { client: this.app.client(), person: undefined };
    if (principal === 'newcomer') return this.newcomer();
    if (this.keys.has(principal)) return { client: this.app.client(), person: this.person('admin') };
    const person = await makePerson(this.app, this.organizationOf(principal), roleOf(principal));
    return { client: await this.app.signIn(person.username), person };
  }

  private organizationOf(principal: Principal): number {
    if (principal === 'foreign-admin') return this.roosevelt;
    if (principal === 'member') return 1;
    if (principal === 'unprotected') return this.protectedSchool;
    if (principal.startsWith('other-district-')) return this.otherDistrict;
    return principal in OF_DISTRICTS ? this.lakeside : this.lincoln;
  }

  private async makeKey(principal: Principal, capabilities: readonly KeyCapability[]): Promise<void> {
    const wish = { ...A_KEY, name: principal, capabilities };
    const { id, key } = (await this.as('admin', 'post', '/api/api-keys', wish)).body as NewApiKey;
    // PostgreSQL, which goes by its own clock, refuses a key that has expired
    await asAdmin(this.app.database, "UPDATE web.api_keys SET expires_at = '2999-01-01' WHERE id = $1", [id]);
    this.keys.set(principal, `Bearer ${key}`);
    this.askers.set(principal, await this.another(principal));
  }

  /** A program sends its key, and nothing that a browser does. */
  keyOf(principal: Principal): Readonly<Record<string, string>> {
    const authorization = this.keys.get(principal);
    return authorization ? { authorization, origin: '', 'sec-fetch-site': '' } : {};
  }

  /** What a principal sends to the route of a row about a record. Values in the path are written by `written`. */
  requestOf(row: Row, target: Target, principal: Principal, written: (value: unknown) => string = String) {
    const [method, template] = row.route.split(' ') as [Method, string];
    const path = template.replace(/\{(\w+)\}/g, (_place, name: string) => written(target[name] ?? target.id));
    const query = this.queryOf(principal, row.query?.(target) ?? '');
    return { method, path: path + query, body: row.body?.(target) };
  }

  /** Staff of a district name the school they are in. */
  queryOf(principal: Principal, query: string): string {
    const names = principal in OF_DISTRICTS && !query.includes('organizationId=');
    const whole = [query, ...(names ? [`organizationId=${this.lincoln}`] : [])].filter(Boolean).join('&');
    return whole && `?${whole}`;
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

  person(principal: Principal): User {
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

const roleOf = (principal: Principal): Role => {
  const roles: Readonly<Partial<Record<Principal, Role>>> = { ...ROLE, ...OF_DISTRICTS };
  return roles[principal] ?? 'admin';
};

const upper = (method: 'post' | 'patch' | 'delete') => method.toUpperCase() as 'POST' | 'PATCH' | 'DELETE';

/** Fails where the world could not be made as a row needs it. */
export function done(what: string, answer: Answer): Answer {
  if (answer.status < 300) return answer;
  throw new Error(`${what} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
}
