import { Mailbox } from '../../backend/test/mailbox.js';
import { until } from '../../backend/test/until.js';
import { faults, formOnPage, look, press, Site, toastShown, WIDTHS } from './site.js';

describe('hours that someone without an account confirms', () => {
  let site: Site;
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await Mailbox.open();
    site = await Site.start({ SMTP_URL: mailbox.url, MAIL_FROM: 'HourTrail <hello@hourtrail.example>' });
  });
  afterAll(async () => {
    await site.end();
    await mailbox.close();
  });

  /** The newest email to an address, of which its subject speaks. */
  const mailTo = async (address: string, subject: RegExp) => {
    const find = () =>
      mailbox.received.findLast(
        ({ recipients, mail }) => recipients.includes(address) && subject.test(mail.subject ?? ''),
      );
    await until(() => Promise.resolve(find() !== undefined));
    return find()!.mail;
  };

  it('go from the student, in six actions, by email to the supervisor’s phone, in two taps, and on to the teacher', async () => {
    const [, student] = await site.visit(WIDTHS.desktop);
    await site.signIn(student, 'student');
    // of what the demo tells they need no email
    await student.request.post(`${site.origin}/api/notifications/read`, { headers: { origin: site.origin } });
    const form = await formOnPage(student, 'Log hours');
    await form.getByRole('combobox', { name: 'Organization' }).fill('Harbor Street Kitchen');
    await form.getByLabel('End time').fill('13:00');
    await form.getByRole('combobox', { name: /Verifier/ }).selectOption('by-email');
    await form.getByLabel('Their name').fill('Rosa Lind');
    await form.getByLabel('Their email').fill('rosa@kitchen.example');
    await look(student, 'the form with a supervisor');
    await press(student, 'Submit for Verification');
    await toastShown(student, 'Hours submitted');

    const asked = await mailTo('rosa@kitchen.example', /confirm/);
    const link = /\/confirm\/\S+/.exec(asked.text ?? '')?.[0] ?? '';
    const [, phone] = await site.visit(WIDTHS.phone);
    await phone.goto(site.origin + link);
    await phone.getByRole('heading', { level: 1, name: 'Confirm volunteer hours' }).waitFor();
    await look(phone, 'what a supervisor sees');
    await phone.getByRole('combobox', { name: 'Hours you confirm' }).selectOption('3');
    await press(phone, 'Confirm 3 hours');
    await phone.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
    await look(phone, 'a supervisor has answered');
    expect(await phone.context().cookies()).toEqual([]);
    await phone.goto(site.origin + link);
    await phone.getByRole('heading', { level: 1, name: 'This link doesn’t work anymore' }).waitFor();
    await look(phone, 'a link that is used up');

    const [, teacher] = await site.visit(WIDTHS.desktop);
    await site.signIn(teacher, 'teacher', '/approvals?q=Harbor');
    await teacher.getByRole('button', { name: 'View trail' }).first().click();
    const trail = teacher.getByRole('dialog');
    await trail.getByText('Verified 3 of 4 hours').waitFor();
    await trail.getByText('Verified by email link').first().waitFor();
    await trail.getByText('Rosa Lind (rosa@kitchen.example) answered by email.').waitFor();
    await look(teacher, 'a trail with a supervisor');
    await press(trail, 'Approve');
    await teacher.goto(site.origin);

    const told = await mailTo('student@lincoln.example', /approved/);
    expect(told.subject).toBe('3 of 4 hours approved');

    await student.goto(`${site.origin}/my-hours`);
    await press(student, 'Issue record');
    const issuing = student.getByRole('dialog', { name: 'Issue an official record' });
    await look(student, 'what an official record shows');
    await press(issuing, 'Issue record');
    const record = await issuing.getByLabel('Link to the record').inputValue();
    await look(student, 'an official record that was issued');
    await phone.goto(record);
    await phone.getByText(/^This record is valid\./).waitFor();
    await phone.getByText(/Rosa Lind \(Verified by email link\)/).waitFor();
    await phone.getByText('How to check the signature').click();
    await look(phone, 'an official record');
    expect(await phone.context().cookies()).toEqual([]);
    await press(issuing, 'Done');
    await student.getByRole('button', { name: /^Revoke record/ }).click();
    await press(student.getByRole('dialog', { name: 'Revoke this record?' }), 'Revoke');
    await toastShown(student, 'Record revoked');
    await phone.reload();
    await phone.getByText(/^This record was revoked on/).waitFor();
    await look(phone, 'an official record that was revoked');
    await phone.goto(`${site.origin}/verify`);
    await phone.getByRole('heading', { level: 1, name: 'Check an official record' }).waitFor();
    await look(phone, 'the field for the code of a record');
    expect(faults).toEqual([]);
  });
});
