import { t } from '@hourtrail/contracts';
import { admin, anEntry, anotherVerifier, superAdmin, teacher, verifier } from '../../../testing/builders.js';
import { whyNotAccept, whyNotDecide } from './mayDecide.js';

const strict = { approvalPolicy: 'strict' as const };

describe('whose an entry is to decide', () => {
  it('its verifier verifies it, a teacher approves it before or after', () => {
    expect(whyNotAccept(anEntry(), verifier)).toBeUndefined();
    expect(whyNotAccept(anEntry(), teacher)).toBeUndefined();
    expect(whyNotAccept(anEntry({ status: 'verified' }), teacher)).toBeUndefined();
  });

  it('nobody decides on their own hours', () => {
    expect(whyNotDecide(anEntry({ studentId: teacher.id }), teacher)).toMatch(/^These are your own hours/);
  });

  it('nobody approves what they verified', () => {
    const verified = anEntry({ status: 'verified', verifierId: admin.id });
    expect(whyNotDecide(verified, admin)).toMatch(/^You verified this entry/);
    expect(whyNotDecide(verified, teacher)).toBeUndefined();
  });

  it('what was decided, or waits for somebody else, waits for nobody here', () => {
    for (const [entry, person] of [
      [anEntry({ status: 'approved' }), teacher],
      [anEntry(), anotherVerifier],
      [anEntry({ status: 'verified' }), verifier],
    ] as const) {
      expect(whyNotDecide(entry, person)).toBe('This entry isn’t assigned to you for review.');
    }
  });

  it('a strict school approves only what was verified, and rejects both', () => {
    expect(whyNotAccept(anEntry(), { ...teacher, ...strict })).toBe(t('rules.verifiedFirst'));
    expect(whyNotDecide(anEntry(), { ...teacher, ...strict })).toBeUndefined();
    expect(whyNotAccept(anEntry({ status: 'verified' }), { ...teacher, ...strict })).toBeUndefined();
    expect(whyNotAccept(anEntry(), { ...verifier, ...strict })).toBeUndefined();
  });

  it('leaves the policy of another school to the server', () => {
    expect(whyNotAccept(anEntry({ organizationId: 3 }), { ...superAdmin, ...strict })).toBeUndefined();
  });
});
