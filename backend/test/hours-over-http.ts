import { addDays, type HoursStatus } from '@hourtrail/contracts';
import fc from 'fast-check';
import type { User } from '../src/identity/index.js';
import type { TestApp } from './app.js';
import type { Answer, Client } from './client.js';
import { commandsInARow, type Ask, type Begin } from './hours-commands.js';
import type { Verb } from './hours-reference.js';
import { makePerson, makeSchool } from './people.js';

const STAFF = ['teacher', 'teacher', 'admin', 'verifier', 'verifier'] as const;
const VOLUNTEERS = ['student', 'student', 'parent'] as const;

export interface Member extends User {
  readonly client: Client;
}

interface Known {
  readonly id: number;
  readonly school: number;
  readonly owner: Member;
  verifierId: number | null;
}

const STATUS: Readonly<Partial<Record<Verb, HoursStatus>>> = {
  submit: 'pending',
  withdraw: 'draft',
  verify: 'verified',
  retract: 'pending',
  approve: 'approved',
  reject: 'rejected',
  revoke: 'rejected',
  reopen: 'pending',
};

/** So many random commands about entries; the same ones for the same seed. */
export const someCommands = (count: number, seed: number): readonly (Begin | Ask)[] =>
  fc
    .sample(commandsInARow, { seed, numRuns: Math.ceil(count / 20) })
    .flat()
    .filter((command) => command.what === 'begin' || command.what === 'ask')
    .slice(0, count);

/** Two schools whose people send commands over HTTP, each from a browser of their own. */
export class BusySchools {
  readonly members: Member[] = [];
  private readonly entries: Known[] = [];

  private constructor(
    readonly schools: readonly number[],
    private readonly today: string,
  ) {}

  static async open(app: TestApp, today: string): Promise<BusySchools> {
    const busy = new BusySchools([await makeSchool(app), await makeSchool(app, { approvalPolicy: 'strict' })], today);
    for (const school of busy.schools) {
      for (const role of [...VOLUNTEERS, ...STAFF]) {
        const person = await makePerson(app, school, role);
        busy.members.push({ ...person, client: await app.signIn(person.username) });
      }
    }
    return busy;
  }

  /** Sends it; undefined where there is no entry yet to ask anything of. */
  async send(command: Begin | Ask): Promise<Answer | undefined> {
    if (command.what === 'begin') return this.begin(command);
    const entry = this.entries.at(-1 - (command.entry % Math.min(6, this.entries.length)));
    return entry && this.ask(command, entry);
  }

  of = (school: number, ...roles: readonly User['role'][]): readonly Member[] =>
    this.members.filter((member) => member.organizationId === school && roles.includes(member.role));

  private async begin({ how: requested, by, owner: nth, fields }: Begin): Promise<Answer> {
    // there are no opportunities here
    const how = requested === 'mark' ? 'add' : requested === 'check in' ? 'log' : requested;
    const school = oneOf(this.schools, by);
    const owner = oneOf(this.of(school, ...VOLUNTEERS), how === 'add' ? nth : by);
    const body = this.bodyOf(fields, school, by);
    const answer =
      how === 'add'
        ? await oneOf(this.of(school, 'admin'), by).client.post(`/api/admin/users/${owner.id}/hours`, body)
        : await owner.client.post('/api/volunteer-hours', { ...body, status: how === 'draft' ? 'draft' : 'pending' });
    const { id, verifierId } = answer.body as Known;
    if (answer.status === 201) this.entries.push({ id, school, owner, verifierId });
    return answer;
  }

  private async ask({ verb, by, fields, credit, comment }: Ask, entry: Known): Promise<Answer> {
    const { client } = this.who(verb, by, entry);
    const path = `/api/volunteer-hours/${entry.id}`;
    if (verb === 'delete') return client.delete(path);
    if (verb === 'restore') return client.post(`${path}/restore`, { reason: comment });
    const credits = credit === 'less' && (verb === 'verify' || verb === 'approve') ? { hours: 0.5 } : {};
    const body = verb === 'amend' ? this.bodyOf(fields, entry.school, by.nth) : { status: STATUS[verb], ...credits };
    const answer = await client.patch(path, body);
    if (answer.status === 200) entry.verifierId = (answer.body as Known).verifierId;
    return answer;
  }

  /** Mostly a person who may; sometimes any member of either school. */
  private who(verb: Verb, { as, nth }: Ask['by'], { school, owner, verifierId }: Known): Member {
    if (as === 'anybody') return oneOf(this.members, nth);
    if (verb === 'submit' || verb === 'withdraw') return owner;
    const named = this.members.find(({ id }) => id === verifierId);
    if (verb === 'verify' || verb === 'retract') return named ?? oneOf(this.of(school, 'verifier'), nth);
    if (verb === 'approve' || verb === 'reject') return oneOf(this.of(school, 'teacher', 'admin'), nth);
    return oneOf(this.of(school, 'admin'), nth);
  }

  private bodyOf(
    { daysAgo, times, hundredths, verifier, ...words }: Ask['fields'],
    school: number,
    nth: number,
  ): object {
    const verifierId = typeof verifier === 'string' ? oneOf(this.of(school, 'verifier'), nth).id : null;
    return {
      ...words,
      ...(daysAgo === undefined ? {} : { date: addDays(this.today, -daysAgo) }),
      ...(times === undefined ? {} : { startTime: times[0], endTime: times[1] }),
      ...(hundredths === undefined ? {} : { hours: hundredths === null ? null : hundredths / 100 }),
      ...(verifier === undefined ? {} : { verifierId }),
    };
  }
}

const oneOf = <T>(some: readonly T[], nth: number): T => some[nth % some.length] as T;
