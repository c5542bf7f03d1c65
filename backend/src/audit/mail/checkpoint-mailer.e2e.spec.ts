import { startApp } from '../../../test/app.js';
import type { ReceivedMail } from '../../../test/mailbox.js';
import { CHECKPOINT_MAIL_PATH, MailedSchool } from '../../../test/mailed-school.js';
import { asAdmin, eventsOf, passWaits } from '../../../test/sql.js';
import { MAC_KEY } from '../../../test/write-core.js';
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

const attachmentOf = ({ mail: { attachments } }: ReceivedMail) => ({
  name: attachments[0]?.filename,
  text: Buffer.from(attachments[0]?.content as ArrayBuffer).toString('utf8'),
});

describe('whoever reviews a school and asks for checkpoints by mail', () => {
  it('gets the newest one at their own address, byte for byte as it was signed', async () => {
    await school.start(auditor);
    await school.grow();
    const [email, ...more] = await school.emails();
    expect(more).toEqual([]);
    expect(email?.recipients).toEqual([auditor.email]);
    const signed = (await (await school.as(auditor)).get('/api/audit/checkpoint')).body as string;
    const size = Number(signed.split('\n')[1]);
    expect(attachmentOf(email!)).toEqual({ name: `checkpoint-${school.id}-${size}.txt`, text: signed });
    expect(email?.mail).toMatchObject({ subject: `Log checkpoint for Lincoln High School: ${size} events` });
    expect(email?.mail.html).toContain('<h1>Log checkpoint for');
    expect(email?.mail.text).toContain('To stop them, log in');
    expect(await school.subscriptionOf(auditor)).toEqual({
      isOn: true,
      sendsMail: true,
      email: auditor.email,
      organizationId: school.id,
      newest: { at: school.clock.now().toISOString(), size, state: 'sent' },
    });
  });

  it('gets one a day, and none while the log stands still', async () => {
    await school.start(auditor);
    await school.grow();
    expect(await school.emails()).toHaveLength(1);
    await school.grow();
    school.clock.advance(23 * HOUR);
    expect(await school.emails()).toHaveLength(0);
    school.clock.advance(HOUR);
    const [second] = await school.emails();
    const size = Number(attachmentOf(second!).text.split('\n')[1]);
    school.clock.advance(48 * HOUR);
    expect(await school.emails()).toHaveLength(0);
    await school.grow();
    const [third] = await school.emails();
    expect(Number(attachmentOf(third!).text.split('\n')[1])).toBeGreaterThan(size);
  });

  it('gets it of the system’s own log where they look after every school', async () => {
    const reader = await school.boss();
    const visitor = { firstName: 'A', lastName: 'B', email: 'a@b.example', organization: 'C', message: 'D' };
    await school.app.client().post('/api/contact', visitor);
    await school.start(reader);
    await school.grow();
    const [email] = await school.emails();
    expect(attachmentOf(email!).name).toMatch(/^checkpoint-0-\d+\.txt$/);
    expect(attachmentOf(email!).text).toMatch(/^hourtrail\.test\/0\n/);
    expect(await school.subscriptionOf(reader)).toMatchObject({ organizationId: 0 });
  });

  it('asks twice and is on once, and says in the log when it began and ended', async () => {
    const browser = await school.as(auditor);
    for (let n = 0; n < 2; n += 1)
      expect((await browser.post(CHECKPOINT_MAIL_PATH)).body).toMatchObject({ isOn: true });
    for (let n = 0; n < 2; n += 1) expect((await browser.delete(CHECKPOINT_MAIL_PATH)).status).toBe(204);
    const types = (await eventsOf(school.database, `user/${auditor.id}`)).map(({ type }) => type);
    expect(types.slice(1)).toEqual(['user.checkpoint-mail-started', 'user.checkpoint-mail-ended']);
    await school.grow();
    expect(await school.recipients()).toEqual([]);
  });

  it('gets a letter that waited with the checkpoint of its day, though the log has grown meanwhile', async () => {
    school.mailbox.refusal = { at: 'data', code: 451 };
    await school.start(auditor);
    await school.grow();
    const { body: signed } = await (await school.as(auditor)).get('/api/audit/checkpoint');
    await school.emails();
    await school.grow();
    school.mailbox.refusal = undefined;
    await passWaits(school.database);
    const [email] = await school.mailbox.has(1);
    expect(attachmentOf(email!).text).toBe(signed);
  });

  it('is mailed nothing that somebody wrote into the database instead of it, and the signed one once that is back', async () => {
    await school.start(auditor);
    await school.grow();
    const { body: signed } = await (await school.as(auditor)).get('/api/audit/checkpoint');
    const put = (note: string) =>
      asAdmin(
        school.database,
        `SET session_replication_role = replica;
         UPDATE log.checkpoints SET note = $$${note}$$ WHERE organization_id = ${school.id}
         AND size = (SELECT max(size) FROM log.checkpoints WHERE organization_id = ${school.id})`,
      );
    await put('Pay the invoice at once.\n');
    expect(await school.emails()).toEqual([]);
    await put(signed as string);
    await passWaits(school.database);
    const [email] = await school.mailbox.has(1);
    expect(attachmentOf(email!).text).toBe(signed);
  });

  it('is written to again the next day where a letter could not be delivered', async () => {
    school.mailbox.refusal = { at: 'recipient', code: 550 };
    await school.start(auditor);
    await school.grow();
    expect(await school.recipients()).toEqual([]);
    expect((await school.subscriptionOf(auditor)).newest).toMatchObject({ state: 'failed' });
    school.mailbox.refusal = undefined;
    school.clock.advance(23 * HOUR);
    expect(await school.recipients()).toEqual([]);
    school.clock.advance(HOUR);
    expect(await school.recipients()).toEqual([auditor.email]);
    expect((await school.subscriptionOf(auditor)).newest).toMatchObject({ state: 'sent' });
  });
});

describe('a server that sends no mail', () => {
  it('does not let it begin, says so, and lets it end', async () => {
    await school.start(auditor);
    const quiet = await startApp({ database: school.database, clock: school.clock, macKey: MAC_KEY });
    const browser = await quiet.signIn(auditor.username);
    expect((await browser.get(CHECKPOINT_MAIL_PATH)).body).toMatchObject({ isOn: true, sendsMail: false });
    const { status, body } = await browser.post(CHECKPOINT_MAIL_PATH);
    expect([status, body.code, body.message]).toEqual([
      409,
      'checkpoint-mail.no-mail',
      'This server doesn’t send email. Download the newest checkpoint instead.',
    ]);
    expect((await browser.delete(CHECKPOINT_MAIL_PATH)).status).toBe(204);
    expect((await browser.get(CHECKPOINT_MAIL_PATH)).body).toMatchObject({ isOn: false });
    await school.grow();
    await school.round(quiet);
    await quiet.close();
  });
});
