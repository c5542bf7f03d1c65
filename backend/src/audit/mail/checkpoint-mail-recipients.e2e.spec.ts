import { MailedSchool } from '../../../test/mailed-school.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import { asAdmin, passWaits } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';
import type { User } from '../../identity/index.js';

const HOUR = 3_600_000;

let school: MailedSchool;
let auditor: User;

beforeAll(async () => {
  school = await MailedSchool.open();
});
afterAll(() => school.close());
beforeEach(async () => {
  auditor = await school.freshAuditor();
});

const newestState = async (): Promise<string | undefined> =>
  (await asAdmin<{ state: string }>(school.database, 'SELECT state FROM mail.outbox ORDER BY id DESC LIMIT 1'))[0]
    ?.state;

describe('the letters end', () => {
  const changed = async (by: User, changes: object): Promise<void> =>
    expect((await (await school.as(by)).patch(`/api/users/${auditor.id}`, changes)).status).toBe(200);

  it.each([
    ['leaves the role', async () => changed(school.admin, { role: 'teacher' })],
    ['gets another role that may read the log', async () => changed(await school.boss(), { role: 'admin' })],
    ['is deactivated', async () => changed(school.admin, { isActive: false })],
    [
      'moves to another school',
      async () => changed(await school.boss(), { organizationId: await makeSchool(school.app) }),
    ],
    [
      'is erased',
      async () => {
        const erased = await (
          await school.as(school.admin)
        ).post(`/api/users/${auditor.id}/erase`, { username: auditor.username });
        expect(erased.status).toBe(200);
      },
    ],
  ])('where their reader %s', async (_what, happens) => {
    await school.start(auditor);
    await school.grow();
    expect(await school.emails()).toHaveLength(1);
    await happens();
    school.clock.advance(25 * HOUR);
    await school.grow();
    expect(await school.recipients()).toEqual([]);
  });

  it('for a letter that waits already', async () => {
    school.mailbox.refusal = { at: 'data', code: 451 };
    await school.start(auditor);
    await school.grow();
    await school.emails();
    await changed(school.admin, { isActive: false });
    school.mailbox.refusal = undefined;
    await passWaits(school.database);
    expect(await seen(newestState, (state) => state !== 'queued')).toBe('dropped');
    expect(school.mailbox.received).toEqual([]);
  });

  it('while their school is closed', async () => {
    const other = await makeSchool(school.app);
    const reader = await makePerson(school.app, other, 'admin');
    const set = async (isActive: boolean): Promise<void> => {
      const boss = await school.as(await school.boss());
      expect((await boss.patch(`/api/organizations/${other}`, { isActive })).status).toBe(200);
    };
    await school.start(reader);
    await set(false);
    await school.app.sealAll();
    expect(await school.recipients()).toEqual([]);
    await set(true);
    expect(await school.recipients()).toEqual([reader.email]);
  });
});
