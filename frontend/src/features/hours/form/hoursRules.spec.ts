import { LIMITS } from '@hourtrail/contracts';
import { anEntry } from '../../../testing/builders.js';
import { emptyForm, formOf, type HoursFormValues } from './hoursFormValues.js';
import { hoursResolver, addingRefused, type SchoolRules } from './hoursRules.js';

const FULL_DATE = 'Enter a date that exists, with a four-digit year, such as 9/30/2026.';

const rules: SchoolRules = {
  today: '2026-09-30',
  oldestAcceptedDays: 365,
  approvalPolicy: 'standard',
  acceptsSupervisors: false,
};
const complete: HoursFormValues = {
  ...emptyForm('2026-09-30'),
  organizationName: 'Food Bank',
  hours: '2.5',
  verifierId: '6',
};

async function messagesFor(
  values: Partial<HoursFormValues>,
  given: { rules?: Partial<SchoolRules>; entry?: ReturnType<typeof anEntry> } = {},
): Promise<Record<string, string | undefined>> {
  const resolve = hoursResolver({ ...rules, ...given.rules }, given.entry);
  const form = { ...(given.entry ? formOf(given.entry) : complete), ...values };
  const { errors } = await resolve(form, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message as string]));
}

describe('what keeps hours from being handed in', () => {
  it('is nothing for a complete entry', async () => {
    expect(await messagesFor({})).toEqual({});
  });

  it('is whatever is missing', async () => {
    expect(await messagesFor({ organizationName: ' ', date: '', hours: '', startTime: '', endTime: '' })).toEqual({
      organizationName: 'Organization is required',
      date: 'Date is required',
      startTime: 'Start time is required',
      endTime: 'End time is required',
      hours: 'Hours is required',
    });
  });

  it('is, for a draft, a missing date and nothing else', async () => {
    const empty = { organizationName: '', startTime: '', endTime: '', hours: '', status: 'draft' } as const;
    expect(await messagesFor({ ...empty, date: '' })).toEqual({ date: 'Date is required' });
    expect(await messagesFor({ ...empty, date: '2031-01-01' })).toEqual({});
  });

  it.each(['0', '0.4', '2.3', '24.5', '-1', '1e1', 'two', '2,3'])('is %s for hours', async (hours) => {
    expect(await messagesFor({ hours })).toEqual({ hours: 'Hours must be from 0.5 to 24 in steps of 0.5.' });
  });

  it('is not a comma in the hours', async () => {
    expect(await messagesFor({ hours: '2,5' })).toEqual({});
  });

  it('is more hours than lie between the times', async () => {
    expect(await messagesFor({ startTime: '09:00', endTime: '11:00', hours: '2.5' })).toEqual({
      hours: 'There are only 2 hours between the start and end times.',
    });
    expect(await messagesFor({ startTime: '09:00', endTime: '10:00', hours: '1.5' })).toEqual({
      hours: 'There is only 1 hour between the start and end times.',
    });
    expect(await messagesFor({ startTime: '22:00', endTime: '02:00', hours: '4' })).toEqual({});
  });

  it('is a day to come, or one from before the days of the school', async () => {
    expect(await messagesFor({ date: '2026-10-01' })).toEqual({ date: 'You can’t log hours for a future date.' });
    expect(await messagesFor({ date: '2026-08-30' }, { rules: { oldestAcceptedDays: 30 } })).toEqual({
      date: 'Only staff can add hours more than 30 days old.',
    });
    expect(await messagesFor({ date: '2026-08-31' }, { rules: { oldestAcceptedDays: 30 } })).toEqual({});
  });

  it('is a date with a year of two digits, or one that does not exist', async () => {
    for (const status of ['pending', 'draft'] as const) {
      for (const date of ['0010-12-11', '2026-02-30'])
        expect(await messagesFor({ date, status })).toEqual({ date: FULL_DATE });
    }
  });

  it('is what the browser could not read, though something is typed', async () => {
    const unread = (type: string) => ({ ref: { type, validity: { badInput: true } } });
    const fields = { date: unread('date'), startTime: unread('time') } as never;
    const values = { ...complete, date: '', startTime: '' };
    const { errors } = await hoursResolver(rules)(values, undefined, { fields, shouldUseNativeValidation: false });
    expect(errors).toMatchObject({
      date: { message: FULL_DATE },
      startTime: { message: 'Enter a complete time, such as 9:30 AM.' },
    });
  });

  it('is more than a name where cells of a sheet were pasted', async () => {
    const organizationName = 'Food Bank\t9/12/2026\t3';
    for (const status of ['pending', 'draft'] as const) {
      expect(await messagesFor({ organizationName, status })).toEqual({
        organizationName: 'These are several cells of a sheet. Enter only the name of the organization.',
      });
    }
  });

  it('is a missing verifier, at a strict school', async () => {
    expect(await messagesFor({ verifierId: '' })).toEqual({});
    expect(await messagesFor({ verifierId: '' }, { rules: { approvalPolicy: 'strict' } })).toEqual({
      verifierId: 'Your school requires a verifier on every entry.',
    });
  });

  it('is not what stood in a waiting entry already, when something else in it is mended', async () => {
    const old = anEntry({ date: '2024-01-10', description: 'Pakced' });
    expect(await messagesFor({ description: 'Packed' }, { entry: old })).toEqual({});
    expect(await messagesFor({ date: '2024-01-11' }, { entry: old })).toEqual({
      date: 'Only staff can add hours more than 365 days old.',
    });
    expect(await messagesFor({ hours: '3.5' }, { entry: old })).toEqual({
      hours: 'There are only 3 hours between the start and end times.',
    });
  });

  it('is all of it again when a rejected entry is handed in once more', async () => {
    const old = anEntry({ date: '2024-01-10', status: 'rejected' });
    expect(await messagesFor({ status: 'draft', description: 'Packed' }, { entry: old })).toEqual({});
    expect(await messagesFor({ status: 'pending' }, { entry: old })).toEqual({
      date: 'Only staff can add hours more than 365 days old.',
    });
  });
});

describe('other days', () => {
  it('are refused with the reason when they are to come, too old, chosen already or too many', () => {
    const refused = (date: string, days = ['2026-09-29']) => addingRefused(date, days, rules);
    const month = Array.from(
      { length: LIMITS.daysAtOnceMax },
      (_, index) => `2026-08-${String(index + 1).padStart(2, '0')}`,
    );
    expect(refused('2026-09-28')).toBeUndefined();
    expect(refused('')).toBe('Choose a day to add.');
    expect(refused('2026-02-30')).toBe(FULL_DATE);
    expect(refused('2026-09-29')).toBe('You already chose Tue, Sep 29, 2026.');
    expect(refused('2026-10-01')).toBe('You can’t log hours for a future date.');
    expect(refused('2025-09-29')).toBe('Only staff can add hours more than 365 days old.');
    expect(refused('2026-09-28', month)).toBe('You can log up to 31 days at once.');
  });

  it('keep the form from being sent when one has become the day of the entry, or too old since', async () => {
    expect(await messagesFor({ otherDays: ['2026-09-30', '2025-01-01'] })).toEqual({
      otherDays:
        'Wed, Sep 30, 2026: you chose this day twice. ' +
        'Wed, Jan 1, 2025: Only staff can add hours more than 365 days old.',
    });
    expect(await messagesFor({ otherDay: '2026-10-02' })).toEqual({
      otherDay: 'You can’t log hours for a future date.',
    });
    expect(await messagesFor({ otherDay: '2026-09-02' })).toEqual({});
  });
});
