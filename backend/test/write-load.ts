import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import {
  addDays,
  todayInZone,
  type HoursStatus,
  type HoursView,
  type ImportReport,
  type ReviewManyAnswer,
} from '@hourtrail/contracts';
import { startApp, type TestApp } from './app.js';
import { A_PDF, FORM, formWith } from './attachments.js';
import type { TestDatabase } from './database.js';
import { publish } from './opportunities.js';
import { makeStaffedSchool } from './people.js';
import { Client } from './server.js';
import { MAC_KEY } from './write-core.js';

/** An entry as the last acknowledged write left it. */
export interface ExpectedEntry {
  readonly id: number;
  readonly name: string;
  version: number;
  status: HoursStatus;
  isDeleted: boolean;
  attachments: number;
}

const ROLES = ['student', 'verifier', 'teacher', 'admin'] as const;
type Sender = (typeof ROLES)[number];

interface Team {
  readonly school: number;
  readonly opportunity: number;
  readonly studentEmail: string;
  readonly verifier: number;
  readonly cookies: Readonly<Record<Sender, string>>;
  announced: number;
}

interface Sent {
  readonly as: Sender;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** A person may send 20 announcements a day, and one that was cut off counts again when it is sent again. */
const ANNOUNCEMENTS_MAX = 10;
const DAYS = 300;
/** Responses after which a client sends the request again, with the same key. */
const TRY_AGAIN: readonly string[] = ['database-away', 'busy', 'in-progress', 'cut-off'];

/**
 * Schools whose people send every kind of write without a rest, each with an idempotency key. What gets no response is
 * sent again with the same key. Remembers what was acknowledged.
 */
export class WriteLoad {
  readonly entries: ExpectedEntry[] = [];
  readonly imported: string[] = [];
  /** Of the acknowledged writes. Uploads and imports have none. */
  readonly keys: string[] = [];
  /** Responses that no working system gives to these requests. */
  readonly unexpected: string[] = [];
  readonly counts = { retried: 0, signups: 0, announced: 0 };
  private readonly working: Promise<void>[] = [];
  private awaiting: (() => void)[] = [];
  private isEnding = false;
  private turns = 0;

  private constructor(
    private readonly teams: readonly Team[],
    private readonly origins: readonly string[],
    private readonly any: (below: number) => number,
  ) {}

  /** Makes as many schools, each with a webhook to `receiver`. Requests go to the `origins` in turn. */
  static async open(
    database: TestDatabase,
    { teams, receiver, origins, any }: Omit<Setting, 'database'>,
  ): Promise<WriteLoad> {
    const app = await startApp({ database, macKey: MAC_KEY, web: { webhooks: { allowPrivate: true } } });
    try {
      const made: Team[] = [];
      for (let n = 0; n < teams; n += 1) made.push(await makeTeam(app, receiver));
      return new WriteLoad(made, origins, any);
    } finally {
      await app.close();
    }
  }

  begin(): void {
    this.teams.forEach((team, n) => this.working.push(this.work(team, n)));
  }

  /** Resolves when each person has sent every kind of write, and got the response to the last. */
  async end(): Promise<void> {
    this.isEnding = true;
    await Promise.all(this.working);
  }

  /** Resolves just after the next request has been sent. */
  sending(): Promise<void> {
    return new Promise((resolve) => this.awaiting.push(resolve));
  }

  get schools(): readonly number[] {
    return this.teams.map(({ school }) => school);
  }

  /** The cookie of the first school's teacher. */
  get teacher(): string {
    return (this.teams[0] as Team).cookies.teacher;
  }

  /** Logs and approves hours in the first school. */
  async logAndApprove(): Promise<ExpectedEntry> {
    const team = this.teams[0] as Team;
    const entry = await this.logged(team, 'pending');
    await this.decide(team, entry, 'teacher', 'approved');
    return entry;
  }

  /** Each kind of write once, then whichever. */
  private async work(team: Team, nth: number): Promise<void> {
    const rounds = [
      () => this.wholeCourse(team),
      () => this.withFile(team),
      () => this.inBulk(team),
      () => this.wholeCourse(team),
      () => this.deleting(team),
      () => this.inBulk(team),
      () => this.signingUp(team),
      () => this.importing(team),
      () => this.announcing(team),
    ];
    for (let done = 0; !this.isEnding || done < rounds.length; done += 1) {
      // teams begin with different kinds
      const next = done < rounds.length ? (3 * nth + done) % rounds.length : this.any(rounds.length);
      try {
        await rounds[next]?.();
      } catch (error) {
        this.unexpected.push((error as Error).message);
        // a system that is broken for good would fill the list
        if (this.unexpected.length > 20) return;
      }
    }
  }

  private async wholeCourse(team: Team): Promise<void> {
    const entry = await this.logged(team, 'draft');
    await this.change(team, entry, { as: 'student', body: { description: 'Shelves sorted' } });
    await this.decide(team, entry, 'student', 'pending');
    await this.decide(team, entry, 'verifier', 'verified');
    await this.decide(team, entry, 'teacher', 'approved');
    if (this.any(3) === 0) await this.decide(team, entry, 'admin', 'rejected', { approverComments: 'Logged twice' });
  }

  private async inBulk(team: Team): Promise<void> {
    const entries: ExpectedEntry[] = [];
    for (let n = 0; n < 3; n += 1) entries.push(await this.logged(team, 'pending'));
    for (const [as, status] of [['verifier', 'verified'] as const, ['teacher', 'approved'] as const]) {
      const body = { ids: entries.map(({ id }) => id), status, versions: entries.map(({ version }) => version) };
      const sent = { as, method: 'POST', path: '/volunteer-hours/review', body };
      const { results } = await this.send<ReviewManyAnswer>(team, sent);
      if (results.some(({ outcome }) => outcome !== 'done')) throw new Error(JSON.stringify(results));
      for (const entry of entries) Object.assign(entry, { version: entry.version + 1, status });
    }
  }

  private async deleting(team: Team): Promise<void> {
    const entry = await this.logged(team, 'pending');
    await this.send(team, { as: 'student', method: 'DELETE', path: `/volunteer-hours/${entry.id}` });
    Object.assign(entry, { version: entry.version + 1, isDeleted: true });
  }

  /** Uploads take no key: a person without a response looks whether the file is there. */
  private async withFile(team: Team): Promise<void> {
    const entry = await this.logged(team, 'pending');
    const path = `/volunteer-hours/${entry.id}`;
    const form = new Blob([new Uint8Array(formWith(A_PDF, 'signed.pdf'))]);
    const upload = (client: Client): Promise<Response> => client.sendText('POST', `${path}/attachments`, form, FORM);
    for (let uploaded = await this.once(team, 'student', upload); !uploaded;) {
      const { attachments } = await this.send<HoursView>(team, { as: 'student', method: 'GET', path });
      if (attachments.length > 0) break;
      uploaded = await this.once(team, 'student', upload);
    }
    Object.assign(entry, { version: entry.version + 1, attachments: 1 });
  }

  private async signingUp(team: Team): Promise<void> {
    const path = '/opportunity-signups';
    const body = { opportunityId: team.opportunity };
    await this.send(team, { as: 'student', method: 'POST', path, body });
    this.counts.signups += 1;
    await this.send(team, { as: 'student', method: 'DELETE', path: `${path}/${team.opportunity}` });
    this.counts.signups += 1;
  }

  /** Imports take no key: a repeated one refuses the rows that are there. */
  private async importing(team: Team): Promise<void> {
    const names = Array.from({ length: 5 }, () => `Import ${randomUUID()}`);
    const lines = names.map((name) => `${team.studentEmail},${name},0.5,${this.someDay()},Shelves`);
    const file = ['studentEmail,organizationName,hours,date,description', ...lines].join('\n');
    const upload = (client: Client): Promise<Response> =>
      client.sendText('POST', '/admin/import/hours', file, 'text/csv');
    let report = await this.once<ImportReport>(team, 'admin', upload);
    const isFirst = report !== undefined;
    while (!report) report = await this.once<ImportReport>(team, 'admin', upload);
    if (isFirst && !report.applied) throw new Error(JSON.stringify(report.errors));
    this.imported.push(...names);
  }

  private async announcing(team: Team): Promise<void> {
    if (team.announced === ANNOUNCEMENTS_MAX) return;
    team.announced += 1;
    const body = { to: { school: true }, subject: `News ${team.announced}`, text: 'The food bank thanks you.' };
    await this.send(team, { as: 'admin', method: 'POST', path: '/announcements', body });
    this.counts.announced += 1;
  }

  private async logged(team: Team, status: 'draft' | 'pending'): Promise<ExpectedEntry> {
    const name = `Library ${randomUUID()}`;
    const day = { date: this.someDay(), hours: 0.5, startTime: '09:00', endTime: '10:00' };
    const body = { ...day, organizationName: name, description: '', verifierId: team.verifier, status };
    const { id, version } = await this.send<HoursView>(team, {
      as: 'student',
      method: 'POST',
      path: '/volunteer-hours',
      body,
    });
    const entry: ExpectedEntry = { id, name, version, status, isDeleted: false, attachments: 0 };
    this.entries.push(entry);
    return entry;
  }

  private decide(team: Team, entry: ExpectedEntry, as: Sender, status: HoursStatus, more: object = {}): Promise<void> {
    return this.change(team, entry, { as, body: { status, ...more } });
  }

  private async change(team: Team, entry: ExpectedEntry, { as, body }: Pick<Sent, 'as' | 'body'>): Promise<void> {
    const sent = { as, method: 'PATCH', path: `/volunteer-hours/${entry.id}`, body };
    const { version, status } = await this.send<HoursView>(team, sent);
    if (version !== entry.version + 1) throw new Error(`${entry.name}: ${version} after ${entry.version}`);
    Object.assign(entry, { version, status });
  }

  private someDay(): string {
    return addDays(todayInZone('America/New_York'), -2 - this.any(DAYS));
  }

  /** Sends until there is a response, and returns it. */
  private async send<T>(team: Team, { as, method, path, body }: Sent): Promise<T> {
    const key = randomUUID();
    for (let tries = 1; ; tries += 1) {
      const answer = await this.once<T>(team, as, (client) =>
        client.send(method, path, body, method === 'GET' ? {} : { 'idempotency-key': key }),
      );
      if (!answer) continue;
      if (method !== 'GET') this.keys.push(key);
      if (tries > 1) this.counts.retried += 1;
      return answer;
    }
  }

  /** Undefined if there was no response, or one that asks for another try. Throws any other refusal. */
  private async once<T>(team: Team, as: Sender, send: (client: Client) => Promise<Response>): Promise<T | undefined> {
    const origin = this.origins[(this.turns += 1) % this.origins.length] as string;
    let answer: Response;
    let text: string;
    try {
      const sent = send(new Client(origin, team.cookies[as]));
      void nextTurn().then(() => this.awaiting.splice(0).forEach((resolve) => resolve()));
      answer = await sent;
      text = await answer.text();
    } catch {
      await pause(20);
      return undefined;
    }
    const found: unknown = text === '' ? {} : JSON.parse(text);
    if (answer.ok) return found as T;
    if (!TRY_AGAIN.includes((found as { code: string }).code)) throw new Error(`${answer.url}: ${text}`);
    await pause(50);
    return undefined;
  }
}

interface Setting {
  readonly database: TestDatabase;
  readonly teams: number;
  readonly receiver: string;
  readonly origins: readonly string[];
  readonly any: (below: number) => number;
}

async function makeTeam(app: TestApp, receiver: string): Promise<Team> {
  const school = await makeStaffedSchool(app);
  const cookies: Partial<Record<Sender, string>> = {};
  for (const role of ROLES) {
    const client = await app.signIn(school[role].username);
    cookies[role] = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  const hook = { url: receiver, events: ['hours.approved'] };
  const { status } = await (await app.as(school.admin)).post('/api/webhooks', hook);
  if (status !== 201) throw new Error(`The webhook: ${status}`);
  const date = addDays(todayInZone('America/New_York'), 30);
  const { id: opportunity } = await publish(app, school.teacher, { date });
  return {
    school: school.id,
    opportunity,
    studentEmail: school.student.email,
    verifier: school.verifier.id,
    cookies: cookies as Record<Sender, string>,
    announced: 0,
  };
}
