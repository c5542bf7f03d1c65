import type { Role } from '@hourtrail/contracts';
import { refusalOf } from '../../../test/given.js';
import { eraseHold, evolve, liftHold, placeHold, type Hold, type HoldEvent } from './hold.js';

const LINCOLN = 2;
const by = (role: Role, id = 9, organizationId = LINCOLN) => ({ id, role, organizationId });
const after = (before: Hold | undefined, [event]: readonly HoldEvent[], role: Role = 'admin'): Hold =>
  evolve(before, {
    organizationId: LINCOLN,
    stream: 'hold/7',
    version: (before?.version ?? 0) + 1,
    at: new Date('2026-10-05T15:00:00Z'),
    actor: { id: 4, role },
    texts: {},
    ...(event as HoldEvent),
  });
const free = { reason: 'A lawsuit', isHeld: false, isErased: false };
const ofSchool = after(undefined, placeHold(null, free));
const ofStudent = after(undefined, placeHold(17, free));
const codeOf = (attempt: () => unknown): string | undefined => refusalOf(attempt)?.code;

describe('A legal hold', () => {
  it('is of one person or of the whole school, and says why and who placed it', () => {
    expect(ofStudent).toMatchObject({ personId: 17, reason: 'A lawsuit', placedBy: 4, placedAs: 'admin' });
    expect(ofSchool).toMatchObject({ personId: null, liftedAt: null });
  });

  it('is in force once at a time, and not of someone erased', () => {
    expect(codeOf(() => placeHold(17, { ...free, isHeld: true }))).toBe('holds.in-force');
    expect(codeOf(() => placeHold(17, { ...free, isErased: true }))).toBe('people.erased');
  });

  it('is lifted once, by another administrator too', () => {
    const lifted = after(ofStudent, liftHold(ofStudent, by('admin'), null));
    expect(lifted.liftedAt).not.toBeNull();
    expect(codeOf(() => liftHold(lifted, by('admin'), null))).toBe('holds.lifted');
  });

  it('is not lifted by whom it holds', () => {
    expect(codeOf(() => liftHold(ofStudent, by('admin', 17), null))).toBe('holds.own');
    expect(codeOf(() => liftHold(ofSchool, by('admin', 17), null))).toBeUndefined();
  });

  it('is not lifted by someone below whoever placed it', () => {
    const placedBy = (role: Role) => after(undefined, placeHold(17, free), role);
    expect(codeOf(() => liftHold(placedBy('super-admin'), by('admin'), null))).toBe('holds.higher-role');
    expect(codeOf(() => liftHold(placedBy('district-admin'), by('admin'), null))).toBe('holds.higher-role');
    expect(codeOf(() => liftHold(placedBy('district-admin'), by('district-admin'), null))).toBeUndefined();
    expect(codeOf(() => liftHold(placedBy('admin'), by('super-admin', 1, 1), 'Settled'))).toBeUndefined();
  });

  it('keeps no reason once the person is erased', () => {
    expect(after(ofStudent, eraseHold(ofStudent))).toMatchObject({ personId: 17, reason: null });
  });
});
