import type { RecordedEvent } from '../../platform/kernel/event.js';
import { evolve } from './evolve.js';
import { create, signUp, type User } from './user.js';

const ANA = { username: 'ana', email: 'ana@home.example', firstName: 'Ana', lastName: 'Ruiz' };
const AT = new Date('2026-03-02T15:00:00Z');

const recorded = (happened: ReturnType<typeof signUp>[number] | undefined, by: number | null): RecordedEvent => ({
  organizationId: 3,
  stream: 'user/17',
  version: 1,
  at: AT,
  actor: { id: by, role: by === null ? 'visitor' : 'admin' },
  type: happened?.type ?? '',
  data: happened?.data ?? {},
  texts: happened?.texts ?? {},
});

test('whoever signs up becomes an active student, made by nobody', () => {
  const [event, ...more] = signUp(17, ANA);
  expect(more).toEqual([]);
  expect(evolve(undefined, recorded(event, null))).toEqual({
    ...ANA,
    organizationId: 3,
    id: 17,
    version: 1,
    role: 'student',
    gradeLevel: null,
    language: null,
    isActive: true,
    mustChangePassword: false,
    checkpointMail: false,
    importId: null,
    nomination: null,
    graduatedOn: null,
    rolloverYearId: null,
    familyCode: null,
    movedFrom: null,
    movedTo: null,
    createdBy: null,
    createdAt: AT,
    erasedAt: null,
    couldEnter: [],
    emailFrom: [],
    emailConfirmed: false,
    newEmail: null,
    newEmailFrom: [],
  });
});

test('signing up takes nothing but names from what was sent', () => {
  const sent = { ...ANA, password: 'walks the dog', role: 'admin' };
  expect(signUp(17, sent)).toEqual([
    { type: 'user.signed-up', data: { userId: 17, role: 'student', gradeLevel: null, isActive: true }, texts: ANA },
  ]);
});

test('an account made for somebody keeps who made it', () => {
  const [event] = create(17, { ...ANA, role: 'verifier', isActive: false });
  const user = evolve(undefined, recorded(event, 4));
  expect(user).toMatchObject({ role: 'verifier', isActive: false, createdBy: 4 });
});

test('whoever makes an account, a password, a link or an address for somebody could come in as them', () => {
  const by = (id: number, ...couldBe: readonly number[]) => ({ id, role: 'admin', couldBe });
  const after = (user: User, type: string, actor: RecordedEvent['actor'], texts: RecordedEvent['texts'] = {}): User =>
    evolve(user, { ...recorded(undefined, null), type, actor, data: { userId: 17 }, texts });
  const made = evolve(undefined, { ...recorded(create(17, { ...ANA, role: 'verifier' })[0], 4), actor: by(4, 9) });
  expect(made.couldEnter).toEqual([4, 9]);
  const [imported] = create(17, { ...ANA, role: 'student', imported: { import: 1, row: 2 } });
  expect(evolve(undefined, recorded(imported, 4)).couldEnter).toEqual([]);
  const reset = after(made, 'user.password-reset', by(5));
  expect(reset.couldEnter).toEqual([4, 9, 5]);
  expect(after(reset, 'user.invited', by(5)).couldEnter).toEqual([4, 9, 5]);
  expect(after(reset, 'user.details-changed', by(6), { email: 'x@y.example' }).couldEnter).toEqual([4, 9, 5, 6]);
  expect(after(reset, 'user.details-changed', by(6), { lastName: 'Ruiz' }).couldEnter).toEqual([4, 9, 5]);
  expect(after(reset, 'user.details-changed', by(17), { email: 'x@y.example' }).couldEnter).toEqual([4, 9, 5]);
  expect(after(reset, 'user.password-changed', by(17)).couldEnter).toEqual([4, 9, 5]);
});

test('names stand beside the event, not in it', () => {
  for (const event of [...signUp(17, ANA), ...create(17, { ...ANA, role: 'teacher' })]) {
    expect(JSON.stringify(event.data)).not.toMatch(/ana|Ruiz/i);
  }
});

test('a person who was erased remains a person without a name', () => {
  const [event] = signUp(17, ANA);
  const erased = evolve(undefined, { ...recorded(event, null), texts: {} });
  expect(erased).toMatchObject({ id: 17, username: 'erased-17', firstName: 'Erased', role: 'student' });
});

test('an event of another kind is not taken for one of ours', () => {
  const [event] = signUp(17, ANA);
  const user = evolve(undefined, recorded(event, null));
  expect(() => evolve(user, recorded(event, null))).toThrow('user.signed-up');
  expect(() => evolve(undefined, { ...recorded(event, null), type: 'hours.approved' })).toThrow('hours.approved');
});
