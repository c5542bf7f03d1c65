import type { AuditStep } from '@hourtrail/contracts';
import { changesIn } from './stepChanges.js';

const step = (version: number, data: AuditStep['data'], texts: AuditStep['texts'] = {}): AuditStep => ({
  number: version,
  organizationId: 2,
  record: 'hours/12',
  version,
  type: 'hours.amended',
  at: '2026-11-21T12:00:00.000Z',
  actor: { id: 2, name: 'Dana Whitfield', role: 'admin' },
  person: null,
  hours: null,
  data,
  texts,
  hash: '',
  verified: 'sealed',
  fault: null,
});

const submitted = step(
  1,
  {
    from: null,
    to: 'pending',
    set: { startTime: '09:00', verifierId: 6 },
    hundredthsBefore: null,
    hundredthsAfter: 400,
    dateBefore: null,
    dateAfter: '2026-05-01',
  },
  { organizationName: 'Food Bank', description: 'Sorted cans' },
);
const same = {
  from: 'pending',
  to: 'pending',
  hundredthsBefore: 400,
  hundredthsAfter: 400,
  dateBefore: '2026-05-01',
  dateAfter: '2026-05-01',
};

describe('what a step changed', () => {
  it('is told with the value before and after: of the event itself, and of what an earlier step had set', () => {
    const verified = step(2, { ...same, to: 'verified', hundredthsAfter: 300 }, { comment: 'You left early' });
    const amended = step(
      3,
      {
        ...same,
        from: 'verified',
        hundredthsBefore: 300,
        hundredthsAfter: 300,
        dateAfter: '2026-05-02',
        set: { startTime: '10:00', verifierId: null },
      },
      { organizationName: 'Library', reason: 'A typing error' },
    );
    const trail = [submitted, verified, amended];
    expect(changesIn(submitted, trail)).toEqual([]);
    expect(changesIn(verified, trail)).toEqual([
      { field: 'status', from: 'pending', to: 'verified' },
      { field: 'hundredths', from: 400, to: 300 },
    ]);
    expect(changesIn(amended, trail)).toEqual([
      { field: 'status', from: 'verified', to: 'pending' },
      { field: 'startTime', from: '09:00', to: '10:00' },
      { field: 'verifierId', from: 6, to: null },
      { field: 'date', from: '2026-05-01', to: '2026-05-02' },
      { field: 'organizationName', from: 'Food Bank', to: 'Library' },
    ]);
  });

  it('is told of opportunities, schools and accounts, too', () => {
    const published = step(1, { set: { maxSlots: 10 } }, { title: 'Cleanup' });
    const moved = step(2, { was: { maxSlots: 10 }, set: { maxSlots: 12 }, moved: false }, { title: 'Creek cleanup' });
    expect(changesIn(moved, [published, moved])).toEqual([
      { field: 'maxSlots', from: 10, to: 12 },
      { field: 'title', from: 'Cleanup', to: 'Creek cleanup' },
    ]);
    expect(changesIn(step(1, { hoursGoal: { from: 50, to: 40 } }), [])).toEqual([
      { field: 'hoursGoal', from: 50, to: 40 },
    ]);
    const role = { ...step(3, { userId: 5, from: 'teacher', to: 'admin' }), record: 'user/5' };
    expect(changesIn(role, [role])).toEqual([{ field: 'role', from: 'teacher', to: 'admin' }]);
  });

  it('is not told of what a volunteer’s draft became', () => {
    expect(changesIn(step(2, { ...same, from: 'draft', set: { startTime: '10:00' } }), [submitted])).toEqual([]);
  });

  it('takes no message for a change of the one before', () => {
    const wrote = (version: number, subject: string) => ({
      ...step(version, { gradeLevel: '10' }, { subject, announcement: 'It is in the office.' }),
      ...{ record: 'organization/2', type: 'organization.announced' },
    });
    expect(changesIn(wrote(3, 'Bring the form'), [wrote(2, 'Slips'), wrote(3, 'Bring the form')])).toEqual([]);
  });

  it('still tells of a text that was written and is erased', () => {
    const erased = { ...submitted, texts: { organizationName: null } };
    const amended = step(2, same, { organizationName: null });
    expect(changesIn(amended, [erased, amended])).toEqual([{ field: 'organizationName', from: null, to: null }]);
  });
});
