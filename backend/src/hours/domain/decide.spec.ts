import { admin, anEntry, refusalOf, teacher, under, verifier } from '../../../test/given.js';
import { asThePolicyAllows } from './decide.js';
import type { VolunteerHours } from './volunteer-hours.state.js';
import * as decisions from './volunteer-hours.js';

const allowedInstead = (policy: 'standard' | 'strict', decide: () => unknown): unknown =>
  refusalOf(() => asThePolicyAllows(under(policy), decide))?.details['allowed'];

describe('what a refusal says is possible instead', () => {
  const rejected = anEntry().pending().rejectedBy(teacher).entry;
  const verified = anEntry().pending().verifiedBy(verifier).entry;
  const rejects = (entry: VolunteerHours) => () => decisions.reject(entry, admin);

  it('leaves out an approval that a strict school does not give', () => {
    expect(allowedInstead('standard', rejects(rejected))).toEqual(['approve', 'reopen', 'amend', 'delete']);
    expect(allowedInstead('strict', rejects(rejected))).toEqual(['reopen', 'amend', 'delete']);
  });

  it('keeps the approval of what a verifier verified', () => {
    const retracts = () => decisions.submit(verified, admin, under('strict'));
    expect(allowedInstead('strict', retracts)).toContain('approve');
  });

  it('is left as it is where nothing is said of it', () => {
    expect(
      refusalOf(() =>
        asThePolicyAllows(under('strict'), () => decisions.approve(verified, verifier, {}, under('strict'))),
      ),
    ).toMatchObject({ kind: 'forbidden' });
    expect(asThePolicyAllows(under('strict'), () => 'decided')).toBe('decided');
  });
});
