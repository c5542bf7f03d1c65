import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@hourtrail/contracts';
import { bytesOf, readBackup } from '../src/backup/read-backup.js';
import { openBackupFile, writeBackup } from '../src/backup/index.js';
import { FolderStore } from '../src/platform/files/file-store.js';
import { ExternalCheckpoints } from '../src/platform/sealing/external-checkpoints.js';
import type { User } from '../src/identity/index.js';
import { ORIGIN, PASSWORD, sealingInto, startApp, TestClock, type TestApp } from './app.js';
import { A_PDF, aPhoto, attached, formWith } from './attachments.js';
import type { Client, Method } from './client.js';
import type { TestDatabase } from './database.js';
import { whereIs } from './every-byte.js';
import { csv, importFile } from './imports.js';
import { marking, MarkingClient } from './marked-schools.js';
import { ownCluster } from './own-cluster.js';
import { makePerson } from './people.js';
import { makeRecord } from './permissions/records.js';
import { World } from './permissions/world.js';
import { Dice } from './random-requests.js';
import { asAdmin } from './sql.js';
import { TableRequests } from './table-requests.js';
import { problemsIn } from './tampered-logs.js';
import { indexedForAudit, seen } from './until.js';
import { MAC_KEY } from './write-core.js';

const BACKUP_KEY = 'b5'.repeat(32);
/** Nothing answers there, so that every mail waits. */
const NO_MAIL_SERVER = { smtpUrl: 'smtp://127.0.0.1:1', from: 'hours@school.example' };

/** They end the account or the session, or bring in another's; the last two hold the name of someone else. */
const LEFT_OUT = /\/auth\/|erase|second-factor|sign-in|^POST \/api\/(contact|users)$/;
const SEARCHES = {
  admin: ['/api/users?q=', '/api/volunteer-hours?q=', '/api/audit/people?q='],
  'super-admin': [
    '/api/users?q=',
    '/api/volunteer-hours?q=',
    '/api/contact-messages?q=',
    '/api/newsletter-subscriptions?q=',
  ],
} as const;

export interface MarkedStudent {
  readonly user: User;
  /** In every word of theirs, and nowhere else. */
  readonly mark: string;
}

/** A school whose students each did whatever a student can, every word of it with a mark of their own. */
export class SchoolOfMarks {
  readonly students: MarkedStudent[] = [];
  acts = 0;
  /** Which of the acts that `write` lists were answered with an error. */
  readonly refused = new Set<string>();

  private constructor(
    readonly folder: string,
    readonly database: TestDatabase,
    readonly app: TestApp,
    private readonly world: World,
    private readonly dice: Dice,
  ) {}

  static async open(seed: number): Promise<SchoolOfMarks> {
    const folder = await mkdtemp(join(tmpdir(), 'hourtrail-marks-'));
    await chmod(folder, 0o755);
    const database = await ownCluster();
    const app = await startApp({
      ...{ database, macKey: MAC_KEY, sealing: sealingInto(join(folder, 'checkpoints')) },
      clock: new TestClock(new Date('2026-11-21T15:00:00Z')),
      files: new FolderStore(join(folder, 'files')),
      web: { proxies: 1, mail: NO_MAIL_SERVER, logLevel: 'debug', logFile: join(folder, 'server.log') },
    });
    const world = await World.build(marking(app, new Map()));
    return new SchoolOfMarks(folder, database, app, world, new Dice(seed));
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.database.drop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** One more student, of whom all that follows bears a mark. */
  async add(acts: number): Promise<void> {
    const { world, dice } = this;
    const letters = randomBytes(10).map((byte) => 97 + (byte % 26));
    const mark = `q${Buffer.from(letters).toString()}`;
    const user = await makePerson(world.app, world.lincoln, 'student', {
      ...{ firstName: `First${mark}`, lastName: `Last${mark}` },
      ...{ username: `user.${mark}`, email: `${mark}@plume.example` },
    });
    const client = new MarkingClient(this.app.app, ORIGIN);
    const browser = { 'user-agent': `Browser ${mark}` };
    const signIn = { username: user.username, password: PASSWORD };
    await client.post('/api/auth/login', signIn, browser);
    client.mark = mark;
    world.askers.set('student', { client, person: user });
    this.students.push({ user, mark });
    await this.write(client, user, mark);
    const requests = new TableRequests(world, dice);
    for (let n = 0; n < acts; n += 1) {
      const request = await requests.next('student').catch(() => undefined);
      if (!request || LEFT_OUT.test(request.route)) continue;
      const { method, path, body, headers } = request;
      const answer = await client.request(method, path, body, { 'idempotency-key': `${user.id}-${n}`, ...headers });
      if (answer.status < 400) this.acts += 1;
    }
    await asAdmin(this.database, 'DELETE FROM web.rate_limits; DELETE FROM identity.log_in_attempts');
  }

  /** What a student, and others about them, write in the fields that are for it. */
  private async write(student: MarkingClient, { id, email }: User, mark: string): Promise<void> {
    const { world } = this;
    const [admin, teacher] = [world.client('admin'), world.client('teacher')];
    const verifier = world.person('verifier');
    let keys = 0;
    const act = async (by: Client, method: Method, path: string, body?: unknown): Promise<{ id: number }> => {
      const answer = await by.send(method, path, body, { 'idempotency-key': `of-${id}-${(keys += 1)}` });
      this.count(`${method} ${path.replaceAll(/\d+/g, '{id}').replace(/\?.*/, '')}`, answer.status);
      return (answer.body ?? {}) as { id: number };
    };
    const entries: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const times = {
        date: addDays('2026-11-19', -n),
        startTime: '09:00',
        endTime: '10:00',
        hours: 1,
      };
      const words = { organizationName: `Shelter ${mark}`, description: `Walked ${mark}` };
      const entry = { ...times, ...words, status: 'pending', verifierId: verifier.id };
      entries.push((await act(student, 'POST', '/api/volunteer-hours', entry)).id);
    }
    const [rejected, approved, supervised, waiting] = entries as [number, number, number, number];
    await attached(student, waiting, formWith(await aPhoto(), `${mark}.jpg`)).catch(() =>
      this.count('attachment', 400),
    );
    await attached(student, approved, formWith(`${A_PDF}% ${mark}\n`, `${mark}.pdf`)).catch(() =>
      this.count('attachment', 400),
    );
    await act(teacher, 'PATCH', `/api/volunteer-hours/${rejected}`, {
      status: 'rejected',
      approverComments: `No, ${mark}`,
    });
    const verified = { status: 'approved', verifierComments: `Indeed ${mark}` };
    await act(world.client('verifier'), 'PATCH', `/api/volunteer-hours/${approved}`, verified);
    await act(teacher, 'PATCH', `/api/volunteer-hours/${approved}`, {
      status: 'approved',
      approverComments: `Well, ${mark}`,
    });
    await act(admin, 'PATCH', `/api/volunteer-hours/${approved}`, {
      description: `Not ${mark}`,
      reason: `As ${mark} said`,
    });
    const supervisor = { name: `Rosa ${mark}`, email: `rosa.${mark}@shelter.example` };
    await act(student, 'PUT', `/api/volunteer-hours/${supervised}/supervisor`, supervisor);
    await act(student, 'POST', `/api/volunteer-hours/${waiting}/messages`, { text: `Which day, ${mark}?` });
    await act(teacher, 'POST', `/api/volunteer-hours/${waiting}/messages`, { text: `That day, ${mark}` });
    await act(student, 'PATCH', '/api/profile', { firstName: `Also${mark}` });
    await act(student, 'PATCH', '/api/profile', { email: `new.${mark}@plume.example`, currentPassword: PASSWORD });
    const request = await act(student, 'POST', '/api/record-requests', {
      kind: 'amend',
      wrong: `Two ${mark}`,
      right: `Four ${mark}`,
    });
    await act(admin, 'POST', `/api/record-requests/${request.id}/decide`, {
      decision: 'refused',
      reason: `It was two ${mark}`,
    });
    await act(student, 'POST', `/api/record-requests/${request.id}/statement`, { text: `Four ${mark}` });
    const hold = await act(admin, 'POST', '/api/retention/holds', { userId: id, reason: `Sued by ${mark}` });
    await act(admin, 'DELETE', `/api/retention/holds/${hold.id}`);
    const parent = await makePerson(world.app, world.lincoln, 'parent');
    await act(admin, 'POST', '/api/family-links', { parentId: parent.id, studentId: id, reason: `Aunt of ${mark}` });
    await act(student, 'POST', `/api/users/${id}/records`, {});
    const earned = { kind: 'person with an achievement' };
    const { achievementId } = await makeRecord(earned, 'the student', world, 'student');
    await act(student, 'POST', `/api/users/${id}/badges`, { achievementId, showName: true });
    await act(student, 'POST', '/api/calendar/token');
    await act(teacher, 'POST', '/api/saved-filters', { name: `About Last${mark}`, search: `q=last${mark}` });
    await act(admin, 'GET', `/api/admin/export/hours?format=csv&q=Last${mark}`);
    await act(admin, 'GET', `/api/volunteer-hours?q=${mark}`);
    await act(admin, 'GET', `/api/users?q=${mark}`);
    const contact = {
      firstName: `First${mark}`,
      lastName: `Last${mark}`,
      email,
      message: `Yours, ${mark}`,
      organization: mark,
    };
    await act(this.app.client(), 'POST', '/api/contact', contact);
    await act(this.app.client(), 'POST', '/api/newsletter', { email });
    const heading = 'studentEmail,organizationName,hours,date,description,status,approver,approverComments';
    const row = `${email},Shelter ${mark},1,2026-10-03,Walked ${mark},approved,Registrar ${mark},As ${mark} said`;
    const wrong = `${email},Shelter ${mark},many,2026-10-04,Walked ${mark},approved,Registrar ${mark},`;
    await importFile(admin, 'hours', csv(heading, row, wrong), { fileName: `Last${mark}.csv` }).catch(() =>
      this.count('import', 400),
    );
  }

  private count(route: string, status: number): void {
    if (status < 400) this.acts += 1;
    else this.refused.add(`${status} ${route}`);
  }

  /** Erases so many of the students, by chance. Answers them. */
  async erase(count: number): Promise<readonly MarkedStudent[]> {
    const left = [...this.students];
    const erased: MarkedStudent[] = [];
    const admin = this.world.client('admin');
    while (erased.length < count) {
      const [one] = left.splice(this.dice.below(left.length), 1) as [MarkedStudent];
      const { body } = await admin.get(`/api/users/${one.user.id}`);
      const answer = await admin.post(`/api/users/${one.user.id}/erase`, { username: body.username as string });
      if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
      erased.push(one);
    }
    await indexedForAudit(this.database);
    return erased;
  }

  /** Where in tables these marks are, once reactions have ended. */
  inTables(of: readonly MarkedStudent[]): Promise<readonly string[]> {
    return seen(
      () => whereIs(this.database, marksOf(of)),
      ({ length }) => length === 0,
    );
  }

  /** The columns in which any of these marks is, as things are now. */
  async wherever(of: readonly MarkedStudent[]): Promise<readonly string[]> {
    const places = await whereIs(this.database, marksOf(of));
    return [...new Set(places.map((place) => place.replace(/: .*/, '')))];
  }

  /** Where in a backup that is made now. */
  async inBackup(of: readonly MarkedStudent[]): Promise<readonly string[]> {
    const file = await openBackupFile(join(this.folder, 'after.age'), { region: 'us-east-1' });
    const { ownerUrl } = this.database;
    const [files, external] = [
      new FolderStore(join(this.folder, 'files')),
      new ExternalCheckpoints(join(this.folder, 'checkpoints')),
    ];
    await writeBackup({ ownerUrl, files, external, version: '0.0.0-test' }, file, BACKUP_KEY);
    const found: string[] = [];
    await readBackup(file, BACKUP_KEY, () => async ({ name, content }) => {
      const bytes = await bytesOf(content);
      found.push(...placesIn(bytes, marksOf(of)).map((mark) => `${name}: ${mark}`));
    });
    return found;
  }

  /** Where in the data folder: attachments, checkpoints, and what the server wrote to its log. */
  async inFiles(of: readonly MarkedStudent[]): Promise<readonly string[]> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const found: string[] = [];
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const text = Buffer.concat([Buffer.from(`${path}\n`), await readFile(path)]);
      found.push(...placesIn(text, marksOf(of)).map((mark) => `${path.slice(this.folder.length)}: ${mark}`));
    }
    return found;
  }

  /** Which searches find something by these marks. */
  async inSearches(of: readonly MarkedStudent[]): Promise<readonly string[]> {
    const found: string[] = [];
    for (const mark of marksOf(of)) {
      for (const by of ['admin', 'super-admin'] as const) {
        for (const path of SEARCHES[by]) {
          const { status, body } = await this.world.client(by).get(`${path}${mark}`);
          if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
          if (JSON.stringify(body).includes(mark)) found.push(`${path} as ${by}`);
        }
      }
    }
    return [...new Set(found)];
  }

  /** How many of PostgreSQL's own files still have bytes of them, by the folder: the tables', and the write-ahead log's. */
  async inDatabaseFiles(of: readonly MarkedStudent[]): Promise<Readonly<Record<'base' | 'pg_wal', number>>> {
    const [{ folder } = { folder: '' }] = await asAdmin<{ folder: string }>(
      this.database,
      "SELECT current_setting('data_directory') AS folder",
    );
    const count = async (name: string): Promise<number> => {
      const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true });
      let files = 0;
      for (const entry of entries.filter((one) => one.isFile()))
        if (placesIn(await readFile(join(entry.parentPath, entry.name)), marksOf(of)).length > 0) files += 1;
      return files;
    };
    return { base: await count('base'), pg_wal: await count('pg_wal') };
  }

  async problems(): Promise<readonly unknown[]> {
    await this.app.sealAll();
    return problemsIn(this.app);
  }
}

const marksOf = (students: readonly MarkedStudent[]): readonly string[] => students.map(({ mark }) => mark);

/** Which of these stand in the bytes, in whatever case, or as COPY writes bytes. */
function placesIn(bytes: Buffer, marks: readonly string[]): readonly string[] {
  const text = bytes.toString('latin1').toLowerCase();
  return marks.filter((mark) => text.includes(mark) || text.includes(Buffer.from(mark).toString('hex')));
}
