import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startApp, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeStaffedSchool } from '../../../test/people.js';
import { seen } from '../../../test/until.js';

describe('open pages hear that something changed', () => {
  let database: TestDatabase;
  let app: TestApp;
  let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
  let student: Client;
  let port: number;
  const open: IncomingMessage[] = [];

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database });
    await app.app.listen(0, '127.0.0.1');
    ({ port } = app.app.getHttpServer().address() as AddressInfo);
    school = await makeStaffedSchool(app);
    student = await app.signIn(school.student.username);
    const admin = await app.signIn(school.admin.username);
    const family = { parentId: school.parent.id, studentId: school.student.id };
    expect((await admin.post('/api/family-links', family)).status).toBe(201);
  });
  afterAll(async () => {
    for (const stream of open) stream.destroy();
    await app.close();
    await database.drop();
  });

  /** The kinds that a person's stream has sent. */
  const streamOf = async ({ username }: { readonly username: string }): Promise<() => readonly string[]> => {
    const { cookies } = await app.signIn(username);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const asked = request({
      port,
      host: '127.0.0.1',
      path: '/api/stream',
      headers: { cookie, accept: 'text/event-stream' },
    });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/event-stream']);
    open.push(answer);
    let text = '';
    answer.setEncoding('utf8').on('data', (part: string) => (text += part));
    await seen(
      () => Promise.resolve(text),
      (begun) => begun.includes(':'),
    );
    return () => [...text.matchAll(/^event: changed\nid: \d+\ndata: (.*)$/gm)].map(([, kind = '']) => kind);
  };
  const log = async (date: string): Promise<number> => {
    const entry = { organizationName: 'Elm Street Library', date, startTime: '09:00', endTime: '11:00', hours: 2 };
    const { status, body } = await student.post('/api/volunteer-hours', { ...entry, verifierId: school.verifier.id });
    expect(status).toBe(201);
    return body.id as number;
  };

  it('those who may see it, of the kind alone, and not who did it', async () => {
    const outsider = await makeStaffedSchool(app);
    const classmate = await makePerson(app, school.id, 'student');
    const people = [school.teacher, school.parent, school.verifier, school.student, classmate, outsider.teacher];
    const streams = await Promise.all(people.map(streamOf));
    const began = Date.now();
    await log(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
    const heard = await seen(
      () => Promise.resolve(streams.map((stream) => stream())),
      ([teacher, parent, verifier]) => [teacher, parent, verifier].every((kinds) => kinds?.includes('hours')),
    );
    expect(Date.now() - began).toBeLessThan(5_000);
    expect(heard.map((kinds) => kinds.includes('hours'))).toEqual([true, true, true, false, false, false]);
  });

  it('not without the header of a stream, and not visitors', async () => {
    expect((await student.get('/api/stream')).status).toBe(400);
    expect((await app.client().get('/api/stream', { accept: 'text/event-stream' })).status).toBe(401);
  });
});
