import type { HoursStatus } from '@hourtrail/contracts';
import { anEntry } from '../../../testing/builders.js';
import { changeOf, effectOf, adminFormOf, reasonDue, type AdminFormValues } from './adminForm.js';

const typed = (status: HoursStatus, changes: Partial<AdminFormValues>) => {
  const entry = anEntry({ status });
  return { entry, values: { ...adminFormOf(entry), ...changes } };
};

describe("changing somebody else's entry", () => {
  it.each<[HoursStatus, Partial<AdminFormValues>, string, RegExp | undefined]>([
    ['pending', { hours: '2' }, 'no decision is touched', undefined],
    ['pending', { status: 'approved' }, 'approving what waits needs none', undefined],
    ['pending', { status: 'rejected' }, 'a rejection says why', /correct/],
    ['verified', { status: 'approved' }, 'approving what was verified needs none', undefined],
    ['verified', { status: 'approved', hours: '2' }, 'what was vouched for changes', /trail/],
    ['verified', { status: 'pending' }, 'it is reopened', /trail/],
    ['approved', { description: 'Sorted cans' }, 'a decided entry is amended', /trail/],
    ['approved', { status: 'rejected' }, 'it is revoked', /correct/],
    ['rejected', { status: 'approved' }, 'it is overturned', /trail/],
    ['approved', { hours: '3.0' }, 'nothing changes', undefined],
  ])('%s, %j: %s', (status, changes, _because, reason) => {
    const { entry, values } = typed(status, changes);
    const due = reasonDue(entry, values, false);
    if (reason) expect(due).toMatch(reason);
    else expect(due).toBeUndefined();
  });

  it('always needs a reason in a school not their own, where anything changes', () => {
    const { entry, values } = typed('pending', { hours: '2' });
    expect(reasonDue(entry, values, true)).toMatch(/working in another school/);
    expect(reasonDue(entry, adminFormOf(entry), true)).toBeUndefined();
  });

  it.each<[HoursStatus, Partial<AdminFormValues>, boolean]>([
    ['approved', { hours: '2' }, true],
    ['verified', { verifierId: '' }, true],
    ['approved', { description: 'Sorted cans' }, false],
    ['approved', { hours: '2', status: 'rejected' }, false],
    ['pending', { hours: '2' }, false],
    ['rejected', { hours: '2' }, false],
  ])('%s, %j: is told whether it returns to pending: %s', (status, changes, returns) => {
    const { entry, values } = typed(status, changes);
    expect(effectOf(entry, values) !== undefined).toBe(returns);
  });

  it('sends empty texts as nothing, and a status only where it is another', () => {
    const { entry, values } = typed('verified', { description: ' ', verifierId: '' });
    expect(changeOf(entry, values)).toMatchObject({ id: 41, version: 1, description: null, verifierId: null });
    expect(changeOf(entry, values)).not.toHaveProperty('status');
    expect(changeOf(entry, { ...values, status: 'pending' })).toHaveProperty('status', 'pending');
  });
});
