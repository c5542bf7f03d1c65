import type { RecordedEvent } from '../../platform/kernel/event.js';
import { changePassword, invite, resetPassword, setPasswordByMail } from './credentials.js';
import { requestEmail, confirmEmail, giveUpEmail, vouchForEmail } from './email.js';
import { evolve } from './evolve.js';
import type { Editor } from './with-reason.js';
import { changeOwnDetails } from './profile.js';
import type { UserEvent } from './user.events.js';
import { create, nominate, signUp, type User } from './user.js';
import { change, confirmNomination } from './user-changes.js';

const ANA = { username: 'ana', email: 'ana@home.example', firstName: 'Ana', lastName: 'Ruiz' };
const admin = (id: number, couldBe: readonly number[] = []): Editor & { couldBe: readonly number[] } => ({
  ...{ id, role: 'admin', organizationId: 3, couldBe },
});
const ana = (couldBe: readonly number[] = []) => ({ id: 17, role: 'student', couldBe });
const visitor = { id: null, role: 'visitor' };
const PEERS = { admins: 2, superAdmins: 1 };

const after = (before: User | undefined, events: readonly UserEvent[], actor: RecordedEvent['actor']): User =>
  events.reduce<User | undefined>(
    (user, { type, data, texts = {} }) =>
      evolve(user, {
        ...{ organizationId: 3, stream: 'user/17', version: (user?.version ?? 0) + 1, type, data, texts, actor },
        at: new Date('2026-03-02T15:00:00Z'),
      }),
    before,
  ) as User;

const signedUp = after(undefined, signUp(17, ANA), visitor);

it('an address that somebody typed is confirmed by a mail, by staff who wrote it, or by Google', () => {
  expect(signedUp.emailConfirmed).toBe(false);
  expect(after(undefined, signUp(17, ANA, { through: 'google' }), visitor).emailConfirmed).toBe(true);
  expect(after(undefined, create(17, { ...ANA, role: 'student' }), admin(4)).emailConfirmed).toBe(true);
  expect(after(undefined, nominate(17, ANA), ana()).emailConfirmed).toBe(false);
  expect(after(signedUp, confirmEmail(signedUp), ana())).toMatchObject({ emailConfirmed: true, email: ANA.email });
  expect(after(signedUp, setPasswordByMail(signedUp), ana()).emailConfirmed).toBe(true);
});

it('without mail people change their address at once, and it is confirmed no more', () => {
  const made = after(undefined, create(17, { ...ANA, role: 'student' }), admin(4));
  const changed = after(made, changeOwnDetails(made, { email: 'a@b.example' }, false), ana());
  expect(changed).toMatchObject({ email: 'a@b.example', emailConfirmed: false, newEmail: null });
});

it('with mail another address waits until its mail is answered; names change at once', () => {
  const details = { firstName: 'Anna', email: 'a@b.example' };
  const requested = after(signedUp, changeOwnDetails(signedUp, details, true), ana());
  expect(requested).toMatchObject({ firstName: 'Anna', email: ANA.email, newEmail: 'a@b.example' });
  expect(requestEmail(requested, 'a@b.example')).toEqual([]);
  const confirmed = after(requested, confirmEmail(requested), ana());
  expect(confirmed).toMatchObject({ email: 'a@b.example', newEmail: null, emailConfirmed: true });
  expect(confirmEmail(confirmed)).toEqual([]);
});

it('a password that is replaced takes back the address that somebody asked for', () => {
  const requested = after(signedUp, changeOwnDetails(signedUp, { email: 'thief@b.example' }, true), ana());
  for (const events of [changePassword(requested), setPasswordByMail(requested), resetPassword(requested, admin(4))])
    expect(after(requested, events, ana())).toMatchObject({ email: ANA.email, newEmail: null });
  expect(after(requested, requestEmail(requested, ANA.email), ana()).newEmail).toBeNull();
});

it('staff confirm what somebody else entered, and never their own', () => {
  const vouched = after(signedUp, vouchForEmail(signedUp, admin(4)), admin(4));
  expect(vouched).toMatchObject({ emailConfirmed: true, emailFrom: [4] });
  expect(vouchForEmail(vouched, admin(4))).toEqual([]);
  expect(() => vouchForEmail(signedUp, { ...admin(17) })).toThrow('Confirm your own email with the link');
  expect(() => vouchForEmail(signedUp, { ...admin(6), role: 'teacher' })).toThrow('can’t change this person’s account');
});

it('an address that goes to whom it belongs leaves none that anybody could own', () => {
  const lost = after(signedUp, giveUpEmail(signedUp), { id: null, role: 'system' });
  expect(lost).toMatchObject({ email: 'unconfirmed-17@account.invalid', emailConfirmed: false, username: 'ana' });
});

describe('a password that was set by mail is known to its owner, and to whoever wrote the address', () => {
  const letIn = after(signedUp, [{ type: 'user.password-reset', data: { userId: 17 } }], admin(4));

  it('so that a one-time password made before counts no more', () => {
    expect(letIn.couldEnter).toEqual([4]);
    expect(after(letIn, changePassword(letIn), ana([4])).couldEnter).toEqual([4]);
    expect(after(letIn, setPasswordByMail(letIn), ana()).couldEnter).toEqual([]);
  });

  it('who wrote it stays as long as it does, whoever else says that it is the person’s own', () => {
    const wrote = after(
      letIn,
      change(letIn, admin(5), { changes: { email: 'x@y.example' }, peers: PEERS }),
      admin(5, [6]),
    );
    const byMail = after(wrote, setPasswordByMail(wrote), ana());
    expect(byMail.couldEnter).toEqual([5, 6]);
    const own = after(byMail, changeOwnDetails(byMail, { email: 'z@y.example' }, false), ana([5, 6]));
    const vouched = after(own, vouchForEmail(own, admin(8)), admin(8));
    expect(after(vouched, setPasswordByMail(vouched), ana()).couldEnter).toEqual([5, 6, 8]);
    const anew = after(
      vouched,
      change(vouched, admin(9), { changes: { email: 'n@y.example' }, peers: PEERS }),
      admin(9),
    );
    expect(after(anew, setPasswordByMail(anew), ana()).couldEnter).toEqual([9]);
  });

  it('who could have been the person when they asked for another address wrote it, too', () => {
    const requested = after(letIn, requestEmail(letIn, 'a@b.example'), ana([4]));
    const confirmed = after(requested, confirmEmail(requested), ana());
    expect(after(confirmed, setPasswordByMail(confirmed), ana()).couldEnter).toEqual([4]);
  });

  it('who confirmed a nomination, or gave a role in which one decides, counts as who wrote the address', () => {
    const named = after(undefined, nominate(17, ANA), { id: 5, role: 'student' });
    const confirmed = after(named, confirmNomination(named, admin(4)), admin(4, [6]));
    expect(after(confirmed, setPasswordByMail(confirmed), ana()).couldEnter).toEqual([5, 4, 6]);
    const promoted = after(
      signedUp,
      change(signedUp, admin(4), { changes: { role: 'teacher' }, peers: PEERS }),
      admin(4),
    );
    expect(promoted.couldEnter).toEqual([4]);
    expect(after(promoted, setPasswordByMail(promoted), ana()).couldEnter).toEqual([4]);
  });

  it('a change of letters alone lets nobody forget who wrote it', () => {
    const wrote = after(letIn, change(letIn, admin(5), { changes: { email: 'x@y.example' }, peers: PEERS }), admin(5));
    const recased = after(
      wrote,
      change(wrote, admin(8), { changes: { email: 'X@y.example' }, peers: PEERS }),
      admin(8),
    );
    expect(after(recased, setPasswordByMail(recased), ana()).couldEnter).toEqual([5, 8]);
  });

  it('an invitation lets in whoever wrote the address that it may go to', () => {
    const imported = after(
      undefined,
      create(17, { ...ANA, role: 'student', imported: { import: 1, row: 2 } }),
      admin(4),
    );
    expect(after(imported, invite(imported, admin(8)), admin(8)).couldEnter).toEqual([8, 4]);
  });

  it('an imported address was written by who imported it', () => {
    const imported = after(
      undefined,
      create(17, { ...ANA, role: 'verifier', imported: { import: 1, row: 2 } }),
      admin(4),
    );
    expect(imported.couldEnter).toEqual([]);
    expect(after(imported, setPasswordByMail(imported), ana()).couldEnter).toEqual([4]);
  });
});
