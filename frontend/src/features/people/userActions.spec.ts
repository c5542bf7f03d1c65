import { mayAssign, ROLES } from '@hourtrail/contracts';
import { admin, aNominee, aUser, student, superAdmin, teacher, verifier } from '../../testing/builders.js';
import { actionsOn } from './userActions.js';

describe('what somebody may do with an account', () => {
  it('lets a teacher let verifiers in and link families, and edit nobody', () => {
    expect(actionsOn(aUser({ id: verifier.id, role: 'verifier', hasSecondFactor: true }), teacher)).toEqual([
      'one-time-password',
      'invite',
      'reset-second-factor',
    ]);
    expect(actionsOn(aUser(), teacher)).toEqual(['link-family']);
  });

  it('lets an admin look after the roles they may give, and not after other admins', () => {
    const all = ['edit', 'deactivate', 'one-time-password', 'invite', 'erase'];
    expect(actionsOn(aUser({ role: 'teacher' }), admin)).toEqual(all);
    const withFactor = actionsOn(aUser({ role: 'teacher', hasSecondFactor: true }), admin);
    expect(withFactor.filter((action) => !all.includes(action))).toEqual(['reset-second-factor']);
    expect(actionsOn(aUser({ role: 'admin' }), admin)).toEqual([]);
    expect(actionsOn(aUser({ role: 'super-admin' }), admin)).toEqual([]);
    expect(actionsOn(aUser({ role: 'admin' }), superAdmin)).toEqual(all);
  });

  it.each(ROLES)('goes by the roles that may be given, for every role of the reader (%s)', (role) => {
    for (const theirs of ROLES) {
      const allowed = actionsOn(aUser({ id: 99, role: theirs }), { ...admin, role });
      if (!mayAssign(role, theirs)) expect(allowed.filter((action) => action !== 'link-family')).toEqual([]);
    }
  });

  it('lets nobody deactivate themselves or make themselves a password', () => {
    expect(actionsOn(aUser({ id: superAdmin.id, role: 'super-admin' }), superAdmin)).toEqual(['edit']);
  });

  it('has a nomination answered before anything else, and not by who made it', () => {
    expect(actionsOn(aNominee(), teacher)).toEqual(['confirm', 'refuse']);
    expect(actionsOn(aNominee(), admin)).toEqual(['confirm', 'refuse', 'edit', 'erase']);
    expect(actionsOn(aNominee({ createdBy: { id: teacher.id, name: 'Tomas Rivera' } }), teacher)).toEqual([]);
    expect(actionsOn(aNominee(), { ...student, id: 12 })).toEqual([]);
  });

  it('offers to activate who is inactive, and no way in until then', () => {
    expect(actionsOn(aUser({ isActive: false, role: 'teacher' }), admin)).toEqual(['edit', 'activate', 'erase']);
  });

  it('leaves nothing to do with the account of who was erased', () => {
    const erased = aUser({ isActive: false, erasedAt: '2026-11-01T12:00:00.000Z' });
    for (const reader of [teacher, admin, superAdmin]) expect(actionsOn(erased, reader)).toEqual([]);
  });

  it('lets administrators erase those they look after, and nobody themselves', () => {
    expect(actionsOn(aUser(), admin)).toContain('erase');
    expect(actionsOn(aUser(), teacher)).not.toContain('erase');
    expect(actionsOn(aUser({ id: admin.id, role: 'admin' }), admin)).not.toContain('erase');
  });
});
