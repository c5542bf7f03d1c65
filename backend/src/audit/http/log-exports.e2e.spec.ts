import { AUDIT_EXPORT_KINDS, type Access, type Anomaly, type AuditEvent, type Decider } from '@hourtrail/contracts';
import { parse } from 'csv-parse/sync';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { download, type Download } from '../../../test/exports.js';
import { allOf, readPdf } from '../../../test/pdf.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import { asAdmin, eventsOf } from '../../../test/sql.js';
import { indexedForAudit } from '../../../test/until.js';

type Row = Readonly<Record<string, string>>;

let database: TestDatabase;
let app: TestApp;
let lincoln: Awaited<ReturnType<typeof makeStaffedSchool>>;
let roosevelt: Awaited<ReturnType<typeof makeStaffedSchool>>;
let reviewer: Client;
let entry: number;
const clock = new TestClock(new Date('2026-11-20T15:00:00Z'));

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database, clock });
  lincoln = await makeStaffedSchool(app);
  roosevelt = await makeStaffedSchool(app);
  reviewer = await app.as(await makePerson(app, lincoln.id, 'auditor'));
  const student = await app.as(lincoln.student);
  const morning = { organizationName: 'Food Bank', startTime: '09:00', endTime: '12:00', hours: 3 };
  const logged = { ...morning, date: '2026-11-02', verifierId: lincoln.verifier.id };
  entry = (await student.post('/api/volunteer-hours', logged)).body.id as number;
  const [verifier, teacher] = [await app.as(lincoln.verifier), await app.as(lincoln.teacher)];
  await verifier.patch(`/api/volunteer-hours/${entry}`, { status: 'verified' });
  clock.advance(24_000);
  await teacher.get(`/api/volunteer-hours/${entry}`);
  await teacher.get(`/api/volunteer-hours/${entry}/history`);
  await teacher.patch(`/api/volunteer-hours/${entry}`, { status: 'approved' });
  await app.sealAll();
  await indexedForAudit(database);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const take = (kind: string, query = '', client = reviewer): Promise<Download> =>
  download(app, client, `/api/admin/export/${kind}?format=csv${query}`);
const rowsOf = ({ bytes }: Download): Row[] => parse(bytes, { bom: true, columns: true, record_delimiter: '\r\n' });
const listed = async <View>(list: string, query = ''): Promise<readonly View[]> =>
  (await reviewer.get(`/api/audit/${list}?${query}`)).body as readonly View[];
const text = (value: string | number | null | undefined): string => String(value ?? '');

describe('a list of the audit page, as a file', () => {
  it('of events holds those of the list, with who did what to whose record', async () => {
    const query = `&person=${lincoln.student.id}&kind=hours`;
    const events = await listed<AuditEvent>('events', query);
    const file = await take('audit-events', query);
    expect(events).toHaveLength(3);
    expect([file.status, file.headers['x-total-count']]).toEqual([200, '3']);
    expect(file.headers['content-disposition']).toMatch(/filename="school-\d+-audit-events-2026-11-20\.csv"$/);
    expect(rowsOf(file)).toEqual(
      events.map(({ number, type, actor, person, hours, record, version }) => ({
        number: text(number),
        at: expect.stringMatching(/^2026-11-20 10:00:\d\d-05$/) as string,
        type,
        ...{ by: actor.name, byRole: actor.role, byId: text(actor.id) },
        ...{ about: person?.name, aboutId: text(person?.id) },
        hours,
        record,
        step: text(version),
      })),
    );
  });

  it('of decisions holds the figures of each person', async () => {
    const deciders = await listed<Decider>('deciders');
    expect(rowsOf(await take('audit-decisions'))).toMatchObject(
      deciders.map(({ person, verified, approved, alone, approvedHours }) => ({
        ...{ person: person.name, role: person.role, personId: text(person.id) },
        ...{ verified: text(verified), approved: text(approved), approvedAlone: text(alone) },
        approvedHours: approvedHours.toFixed(2),
      })),
    );
    expect(deciders).toHaveLength(2);
  });

  it('of what is unusual says why it is', async () => {
    const [anomaly] = await listed<Anomaly>('anomalies');
    expect(anomaly?.reason).toMatch(/approved 24 seconds later\.$/);
    const rows = rowsOf(await take('audit-anomalies', '&rule=same-minute'));
    expect(rows).toMatchObject([
      {
        ...{ pattern: 'same-minute', by: anomaly?.actor.name, about: anomaly?.person?.name },
        ...{ decisions: '1', hours: '3.00', reason: anomaly?.reason, records: `hours/${entry}` },
      },
    ]);
    expect(rowsOf(await take('audit-anomalies', '&rule=burst'))).toEqual([]);
  });

  it('of accesses tells a look in one row, with all that was seen', async () => {
    const query = `&by=${lincoln.teacher.id}&kind=viewed`;
    const [look, ...others] = await listed<Access>('accesses', query);
    expect(others).toEqual([]);
    expect(rowsOf(await take('audit-accesses', query))).toEqual([
      {
        since: expect.stringMatching(/^2026-11-20 10:00:24-05$/) as string,
        at: expect.stringMatching(/^2026-11-20 10:00:24-05$/) as string,
        ...{ by: look?.actor.name, byRole: 'teacher', byId: text(lincoln.teacher.id) },
        kind: 'Viewed',
        ...{ about: look?.person?.name, aboutId: text(lincoln.student.id) },
        seen: 'The entry; The entry’s trail',
        records: `hours/${entry}`,
        routes: 'GET /api/volunteer-hours/:id; GET /api/volunteer-hours/:id/history',
        refusal: '',
      },
    ]);
  });

  it.each(AUDIT_EXPORT_KINDS)('can be printed, and opened in a workbook: %s', async (kind) => {
    const printed = await download(app, reviewer, `/api/admin/export/${kind}?format=pdf`);
    const { problems, tree } = await readPdf(printed.bytes);
    expect(problems).toEqual([]);
    expect(allOf(tree, 'TR').length - 1).toBe(Number(printed.headers['x-total-count']));
    expect((await download(app, reviewer, `/api/admin/export/${kind}?format=xlsx`)).status).toBe(200);
  });

  it('comes whole, however long it is', async () => {
    await asAdmin(
      database,
      `INSERT INTO reporting.audit_index (organization_id, stream, version, type, at, actor_id, person_id)
       SELECT ${roosevelt.id}, 'hours/' || 500000 + n, 1, 'hours.rejected', timestamptz '2025-01-01' + n * interval '1 minute',
         ${roosevelt.teacher.id}, ${roosevelt.student.id} FROM generate_series(1, 3500) n`,
    );
    const file = await take('audit-events', '&kind=hours.rejected', await app.as(roosevelt.admin));
    const records = rowsOf(file).map(({ record }) => record);
    expect(file.headers['x-total-count']).toBe('3500');
    expect(records).toEqual(Array.from({ length: 3500 }, (_, n) => `hours/${503_500 - n}`));
  });
});

describe('who takes such a file', () => {
  const started = (kind: string, body: object, client: Client) => client.post(`/api/admin/export/${kind}`, body);

  it('gets it once, from an address of their own, and it is told in the log and in the access log', async () => {
    const filters = { person: String(lincoln.student.id), kind: 'hours.approved' };
    const { status, body } = await started('audit-events', { format: 'csv', filters }, reviewer);
    expect(status).toBe(201);
    const file = await download(app, reviewer, body.url as string);
    expect(rowsOf(file)).toMatchObject([{ type: 'hours.approved', record: `hours/${entry}` }]);
    expect((await download(app, reviewer, body.url as string)).status).toBe(404);
    const [made] = await asAdmin<{ id: number }>(database, 'SELECT max(id) AS id FROM reporting.exports');
    expect(await eventsOf(database, `export/${made?.id}`)).toMatchObject([
      { type: 'export.made', data: { kind: 'audit-events', format: 'csv', filters, rows: 1 } },
    ]);
    const [access] = await listed<Access>('accesses', 'kind=exported&limit=1');
    expect(access).toMatchObject({ route: 'GET /api/admin/export/audit-events', person: { id: lincoln.student.id } });
  });

  it('is of the school: auditors only export their own log, and no list that they cannot read', async () => {
    expect((await take('audit-events', `&organizationId=${roosevelt.id}`)).status).toBe(403);
    const filters = { organizationId: String(roosevelt.id) };
    expect((await started('audit-events', { format: 'csv', filters }, reviewer)).status).toBe(403);
    expect((await started('users', { format: 'csv' }, reviewer)).body.code).toBe('role');
    expect((await take('users')).status).toBe(403);
    expect((await take('audit-events', '', await app.as(lincoln.teacher))).status).toBe(403);
  });

  it('may be a super-admin, who names the school', async () => {
    const everywhere = await app.as(await makePerson(app, roosevelt.id, 'super-admin'));
    expect((await take('audit-events', '', everywhere)).status).toBe(400);
    const named = await take('audit-events', `&organizationId=${lincoln.id}&kind=hours.approved`, everywhere);
    expect(rowsOf(named)).toMatchObject([{ record: `hours/${entry}` }]);
    expect((await take('audit-events', '&organizationId=0', everywhere)).status).toBe(404);
  });
});
