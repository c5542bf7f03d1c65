import { refusalOf } from '../../../test/given.js';
import { isRecordHandledBy, statusOf, whoMayCountersign } from './official-record.rules.js';

describe('an official record', () => {
  it('is valid until a newer one comes, and revoked for good', () => {
    const [first, second] = [new Date('2026-11-01T10:00:00Z'), new Date('2026-11-02T10:00:00Z')];
    expect(statusOf({ revokedAt: null }, null)).toEqual({ status: 'valid', since: null });
    expect(statusOf({ revokedAt: null }, first)).toEqual({ status: 'superseded', since: first.toISOString() });
    expect(statusOf({ revokedAt: second }, first)).toEqual({ status: 'revoked', since: second.toISOString() });
  });

  it('is handled by the volunteer, a parent who follows them and the staff of the school', () => {
    const of = { studentId: 5, organizationId: 2 };
    const may = (person: Partial<Parameters<typeof isRecordHandledBy>[0]>): boolean =>
      isRecordHandledBy({ id: 9, role: 'student', organizationId: 2, ...person }, of);
    expect(may({ id: 5 })).toBe(true);
    expect(may({ id: 5, organizationId: 3 })).toBe(false);
    expect(may({ id: 5, organizationId: 3, earlierSchools: [2] })).toBe(true);
    expect(may({})).toBe(false);
    expect(may({ role: 'parent' })).toBe(false);
    expect(may({ role: 'parent', follows: [5] })).toBe(true);
    expect(may({ role: 'teacher' })).toBe(true);
    expect(may({ role: 'admin', organizationId: 3, earlierSchools: [2] })).toBe(false);
    expect(may({ role: 'super-admin', organizationId: 3 })).toBe(true);
    for (const role of ['verifier', 'auditor'] as const) expect(may({ role, id: 5 })).toBe(false);
  });

  it('is countersigned once, while it is valid, and never by whose hours it shows', () => {
    const record = { studentId: 5, revokedAt: null, countersignature: null } as Parameters<typeof whoMayCountersign>[1];
    const refused = (id: number, given: Partial<typeof record> = {}, supersededAt: Date | null = null) =>
      refusalOf(() =>
        whoMayCountersign({ id, role: 'teacher', organizationId: 2 }, { ...record, ...given }, supersededAt),
      )?.code;
    const now = new Date('2026-11-01T10:00:00Z');
    expect(refused(9)).toBeUndefined();
    expect(refused(5)).toBe('records.own');
    expect(refused(9, { revokedAt: now })).toBe('records.not-valid');
    expect(refused(9, {}, now)).toBe('records.not-valid');
    expect(refused(9, { countersignature: '{}' })).toBe('records.countersigned');
  });
});
