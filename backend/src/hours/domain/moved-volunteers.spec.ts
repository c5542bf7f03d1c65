import {
  LINCOLN,
  ROOSEVELT,
  aDay,
  admin,
  anEntry,
  nowA,
  recorded,
  refusalOf,
  student,
  superAdmin,
  teacher,
  entryFrom,
  verifier,
} from '../../../test/given.js';
import { isVisibleTo } from './volunteer-hours.rules.js';
import { amend, moveAway, moveIn, remove, restore, submit } from './volunteer-hours.js';
import type { Person } from './volunteer-hours.state.js';

const TO = { organizationId: ROOSEVELT, id: 18 };
const atRoosevelt: Person = { ...student, organizationId: ROOSEVELT, earlierSchools: [LINCOLN] };
const system = { id: null, role: 'system' } as const;

const pending = anEntry().pending();
const verified = pending.verifiedBy(verifier, { hundredths: 250 });
const approved = verified.approvedBy(teacher);
const rejected = pending.rejectedBy(teacher);

describe('An entry whose volunteer moves to another school', () => {
  it.each([
    ['draft', anEntry().draft()],
    ['pending', pending],
    ['verified', verified],
  ])('ends when it is %s, and tells where it went', (status, { entry }) => {
    expect(moveAway(entry, TO)).toMatchObject([
      { type: 'hours.moved-away', data: { student: student.id, from: status, to: 'deleted', movedTo: TO } },
    ]);
  });

  it.each([
    ['approved', approved],
    ['rejected', rejected],
    ['deleted', pending.deletedBy(admin)],
    ['gone already', pending.movedAway()],
  ])('stays as it is when it is %s', (_state, { entry }) => {
    expect(moveAway(entry, TO)).toEqual([]);
  });

  it('goes on as a draft of its volunteer, with what stood in it and without a verifier', () => {
    const { entry } = verified;

    const [begins, ...others] = recorded(moveIn(entry), system, { ...TO, version: 0 });

    expect(others).toEqual([]);
    expect(begins).toMatchObject({
      type: 'hours.moved-in',
      data: { from: null, to: 'draft', movedFrom: { organizationId: LINCOLN, id: entry.id } },
    });
    expect(entryFrom([begins!])).toMatchObject({
      organizationId: ROOSEVELT,
      id: TO.id,
      status: 'draft',
      studentId: student.id,
      createdBy: student.id,
      organizationName: entry.organizationName,
      description: entry.description,
      date: entry.date,
      startTime: entry.startTime,
      endTime: entry.endTime,
      hundredths: 250,
      verifierId: null,
      verifiedBy: null,
      submittedAt: null,
      pastVerifiers: [],
    });
  });

  it('can be handed in in the new school and nowhere else', () => {
    const draft = entryFrom(recorded(moveIn(pending.entry), system, { ...TO, version: 0 }));
    const now = aDay({ organizationId: ROOSEVELT, verifier: undefined });

    expect(submit(draft, atRoosevelt, now)).toMatchObject([{ type: 'hours.submitted' }]);
    expect(refusalOf(() => submit(draft, student, now))?.kind).toBe('not-found');
  });

  it('is never brought back where it ended', () => {
    const { entry } = pending.movedAway();

    for (const by of [admin, superAdmin]) {
      expect(isVisibleTo(entry, by)).toBe(true);
      expect(refusalOf(() => restore(entry, by))).toMatchObject({
        code: 'hours.moved-away',
        details: { current: 'deleted', allowed: [] },
      });
      expect(refusalOf(() => remove(entry, by))?.code).toBe('hours.moved-away');
    }
  });

  it.each([
    ['approved', approved],
    ['rejected', rejected],
  ])('is theirs to read and not to change where it was %s', (_status, { entry }) => {
    expect(isVisibleTo(entry, atRoosevelt)).toBe(true);
    const refusals = [
      () => amend(entry, atRoosevelt, { fields: { hundredths: 100 } }, aDay()),
      () => submit(entry, atRoosevelt, aDay()),
      () => remove(entry, atRoosevelt),
    ].map((decision) => refusalOf(decision)?.code);
    expect(refusals).toEqual(['hours.earlier-school', 'hours.earlier-school', 'hours.earlier-school']);
  });

  it('is nobody’s to see in the new school, and not its volunteer’s who was never there', () => {
    const colleague: Person = { ...teacher, organizationId: ROOSEVELT, earlierSchools: [LINCOLN] };

    expect(isVisibleTo(approved.entry, colleague)).toBe(false);
    expect(isVisibleTo(approved.entry, { ...atRoosevelt, earlierSchools: [] })).toBe(false);
    expect(isVisibleTo(approved.deletedBy(admin).entry, atRoosevelt)).toBe(false);
    expect(isVisibleTo(approved.reopenedBy(admin).entry, atRoosevelt)).toBe(false);
  });

  it('is read by its volunteer whatever they have become', () => {
    for (const role of ['parent', 'teacher', 'verifier', 'admin'] as const) {
      expect(isVisibleTo(approved.entry, nowA(role, atRoosevelt))).toBe(true);
      expect(refusalOf(() => remove(approved.entry, nowA(role, atRoosevelt)))?.code).toBe('hours.earlier-school');
    }
  });
});
