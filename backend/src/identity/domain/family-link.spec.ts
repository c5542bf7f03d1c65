import { NEW_SCHOOL, type Role } from '@hourtrail/contracts';
import { refusalOf } from '../../../test/given.js';
import type { RecordedEvent } from '../../platform/kernel/event.js';
import {
  confirm,
  evolve,
  make,
  refuse,
  request,
  revoke,
  aParentAndAStudentOfOneSchool,
  isVisibleTo,
  membersOfNewSchoolJoinASchoolFirst,
  parentsEnterAFamilyCode,
  staffNameBoth,
  type FamilyActor,
  type FamilyLink,
  type FamilyLinkEvent,
} from './family-link.js';
import { dropFamilyCode, makeFamilyCode } from './profile.js';
import type { User } from './user.js';

const LINCOLN = 2;
const ROOSEVELT = 3;
const FAMILY = { parentId: 4, studentId: 5 };
const person = (role: Role, id: number, organizationId = LINCOLN): FamilyActor => ({ id, role, organizationId });
const parent = person('parent', FAMILY.parentId);
const student = person('student', FAMILY.studentId);
const teacher = person('teacher', 3);
const visitor = person('super-admin', 1, ROOSEVELT);

const recorded = (version: number, by: FamilyActor, { type, data, texts }: FamilyLinkEvent): RecordedEvent => ({
  organizationId: LINCOLN,
  stream: 'family-link/7',
  version,
  type,
  at: new Date(Date.UTC(2026, 8, 1, 9, version)),
  actor: { id: by.id, role: by.role },
  data,
  texts: texts ?? {},
});
const after = (link: FamilyLink | undefined, by: FamilyActor, events: readonly FamilyLinkEvent[]): FamilyLink => {
  const [event, ...others] = events;
  expect(others).toEqual([]);
  return evolve(link, recorded((link?.version ?? 0) + 1, by, event as FamilyLinkEvent));
};

const requested = after(undefined, parent, request(FAMILY));
const made = after(undefined, teacher, make(FAMILY, { elsewhere: false }));
const confirmed = after(requested, teacher, confirm(requested, teacher));
const refused = after(requested, teacher, refuse(requested, teacher));
const revoked = after(confirmed, parent, revoke(confirmed, parent));

describe('A family link', () => {
  it('waits where a parent asked, and holds at once where staff made it', () => {
    expect(requested).toMatchObject({ ...FAMILY, status: 'requested', requestedBy: parent.id, decidedBy: null });
    expect(made).toMatchObject({ ...FAMILY, status: 'confirmed', requestedBy: teacher.id, decidedBy: teacher.id });
  });

  it('keeps who asked and when beside who decided and when', () => {
    expect(confirmed).toMatchObject({ status: 'confirmed', requestedBy: parent.id, decidedBy: teacher.id, version: 2 });
    expect(confirmed.requestedAt).toEqual(requested.requestedAt);
    expect(refused).toMatchObject({ status: 'refused', decidedBy: teacher.id });
    expect(revoked).toMatchObject({ status: 'revoked', decidedBy: parent.id, version: 3 });
  });

  it.each([[confirmed], [refused], [revoked], [made]])('is answered once: $status is final', (link) => {
    expect(refusalOf(() => confirm(link, teacher))).toMatchObject({
      code: 'family-link.answered',
      details: { current: link.status },
    });
    expect(refusalOf(() => refuse(link, teacher))?.kind).toBe('conflict');
  });

  it('is ended whether or not it was answered, and not twice', () => {
    expect(revoke(requested, parent)).toMatchObject([{ type: 'family-link.revoked', data: FAMILY }]);
    for (const link of [refused, revoked]) {
      expect(refusalOf(() => revoke(link, teacher))?.code).toBe('family-link.ended');
    }
  });

  it('asks super-admins of another school for a reason, and nobody else', () => {
    const payloads = (events: readonly FamilyLinkEvent[]): unknown =>
      events.map(({ data, texts }) => ({ data, texts }));
    expect(payloads(revoke(confirmed, visitor))).toEqual([{ data: { ...FAMILY, noReason: true }, texts: undefined }]);
    expect(payloads(revoke(confirmed, visitor, ' '))).toEqual([
      { data: { ...FAMILY, noReason: true }, texts: undefined },
    ]);
    expect(payloads(revoke(confirmed, visitor, 'By phone'))).toEqual([{ data: FAMILY, texts: { reason: 'By phone' } }]);
    expect(payloads(make(FAMILY, { elsewhere: true }))).toMatchObject([{ data: { noReason: true } }]);
    expect(payloads(confirm(requested, teacher))).toEqual([{ data: FAMILY, texts: undefined }]);
  });

  it('is there for its parent, its student, the staff of the school and super-admins', () => {
    const everybody = {
      parent,
      student,
      teacher,
      visitor,
      admin: person('admin', 2),
      verifier: person('verifier', 6),
      otherParent: person('parent', 40),
      otherStudent: person('student', 50),
      strangeAdmin: person('admin', 2, ROOSEVELT),
      movedParent: person('parent', FAMILY.parentId, ROOSEVELT),
    };
    const sees = Object.entries(everybody).filter(([, by]) => isVisibleTo(confirmed, by));
    expect(sees.map(([name]) => name)).toEqual(['parent', 'student', 'teacher', 'visitor', 'admin']);
  });
});

describe('Who is to be linked', () => {
  const fieldsOf = (decision: () => unknown): unknown => refusalOf(decision)?.errors.map(({ field }) => field);

  it('is told by a code from parents, and by both names from staff', () => {
    expect(parentsEnterAFamilyCode({ code: 'K7QM2XPR' })).toBe('K7QM2XPR');
    expect(staffNameBoth(FAMILY)).toEqual(FAMILY);
    expect(fieldsOf(() => parentsEnterAFamilyCode({ ...FAMILY, code: null }))).toEqual([
      'code',
      'parentId',
      'studentId',
    ]);
    expect(fieldsOf(() => staffNameBoth({ code: 'K7QM2XPR', parentId: 4 }))).toEqual(['code', 'studentId']);
  });

  it('is a parent and a student of one school', () => {
    expect(aParentAndAStudentOfOneSchool(parent, student)).toBe(LINCOLN);
    expect(fieldsOf(() => aParentAndAStudentOfOneSchool(student, student))).toEqual(['parentId']);
    expect(fieldsOf(() => aParentAndAStudentOfOneSchool(parent, parent))).toEqual(['studentId']);
    expect(fieldsOf(() => aParentAndAStudentOfOneSchool(undefined, undefined))).toEqual(['parentId', 'studentId']);
    expect(fieldsOf(() => aParentAndAStudentOfOneSchool(parent, person('student', 5, ROOSEVELT)))).toEqual([
      'studentId',
    ]);
  });

  it('is nobody of New School', () => {
    expect(refusalOf(() => membersOfNewSchoolJoinASchoolFirst(NEW_SCHOOL.id))?.kind).toBe('conflict');
    expect(refusalOf(() => membersOfNewSchoolJoinASchoolFirst(LINCOLN))).toBeUndefined();
  });
});

describe('A family code', () => {
  const someone = (familyCode: string | null, organizationId = LINCOLN): User =>
    ({ id: 5, organizationId, familyCode }) as User;

  it('travels as text, so that the log alone tells it to nobody', () => {
    expect(makeFamilyCode(someone(null), 'K7QM2XPR')).toEqual([
      { type: 'user.family-code-made', data: { userId: 5 }, texts: { familyCode: 'K7QM2XPR' } },
    ]);
  });

  it('is dropped once', () => {
    expect(dropFamilyCode(someone('K7QM2XPR'))).toEqual([{ type: 'user.family-code-dropped', data: { userId: 5 } }]);
    expect(dropFamilyCode(someone(null))).toEqual([]);
  });

  it('is for students who are at a school', () => {
    expect(refusalOf(() => makeFamilyCode(someone(null, NEW_SCHOOL.id), 'K7QM2XPR'))?.kind).toBe('conflict');
  });
});
