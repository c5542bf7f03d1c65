import { emptyForm, fieldsOf, formOf, hoursResolver, hoursSuggested, type HoursFormValues } from './hoursForm.js';
import { anEntry } from '../../testing/builders.js';

const complete: HoursFormValues = {
  ...emptyForm('2026-09-30'),
  organizationName: 'Food Bank',
  hours: '2.5',
  verifierId: '6',
};

async function messagesFor(values: HoursFormValues): Promise<Record<string, string | undefined>> {
  const { errors } = await hoursResolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message]));
}

describe('the hour-logging form', () => {
  it('starts with today, nine to five, and no hours claimed', () => {
    expect(emptyForm('2026-09-30')).toMatchObject({
      date: '2026-09-30',
      startTime: '09:00',
      endTime: '17:00',
      hours: '',
    });
  });

  it('lets a complete entry through', async () => {
    expect(await messagesFor(complete)).toEqual({});
  });

  it('asks for everything a submitted entry needs', async () => {
    const empty: HoursFormValues = {
      ...complete,
      organizationName: ' ',
      date: '',
      hours: '',
      startTime: '',
      endTime: '',
    };
    expect(await messagesFor(empty)).toEqual({
      organizationName: 'Organization is required',
      date: 'Date is required',
      startTime: 'Start time is required',
      endTime: 'End time is required',
      hours: 'Hours is required',
    });
  });

  it('asks a draft for its date only', async () => {
    const draft: HoursFormValues = { ...emptyForm(''), startTime: '', endTime: '', status: 'draft' };
    expect(await messagesFor(draft)).toEqual({ date: 'Date is required' });
  });

  it.each(['0', '0.4', '2.3', '24.5', '-1', '1e1', 'two'])('refuses %s hours', async (hours) => {
    expect(await messagesFor({ ...complete, hours })).toEqual({
      hours: 'Hours must be from 0.5 to 24 in steps of 0.5.',
    });
  });

  it('takes drafts and submissions to the same wire fields, with nothing for what is empty', () => {
    expect(fieldsOf({ ...complete, description: ' ', verifierId: '' })).toEqual({
      organizationName: 'Food Bank',
      description: null,
      date: '2026-09-30',
      hours: '2.5',
      startTime: '09:00',
      endTime: '17:00',
      verifierId: null,
    });
  });

  it('opens an entry as it was left', () => {
    const entry = anEntry({ status: 'draft', hours: null, startTime: null });
    expect(formOf(entry)).toMatchObject({
      organizationName: 'Riverside Food Bank',
      hours: '',
      startTime: '',
      verifierId: '6',
      status: 'draft',
    });
    expect(formOf(anEntry()).hours).toBe('3');
  });

  it('suggests the hours between two times, past midnight too', () => {
    expect(hoursSuggested('09:00', '11:45')).toBe('2.5');
    expect(hoursSuggested('22:00', '01:00')).toBe('3');
    expect(hoursSuggested('09:00', '09:10')).toBeUndefined();
    expect(hoursSuggested('', '11:00')).toBeUndefined();
  });
});
