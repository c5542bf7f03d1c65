import { anEntry } from '../../../testing/builders.js';
import { fieldsOf } from './entryForm.js';
import { asDays, daysOf, emptyForm, formOf } from './hoursFormValues.js';

describe('the hour-logging form', () => {
  it('starts with today, nine to five, and the eight hours between', () => {
    expect(emptyForm('2026-09-30')).toMatchObject({
      date: '2026-09-30',
      startTime: '09:00',
      endTime: '17:00',
      hours: '8',
    });
  });

  it('takes drafts and submissions to the same wire fields, with nothing for what is empty', () => {
    const typed = { ...emptyForm('2026-09-30'), organizationName: ' Food Bank ', description: ' ', hours: '2,5' };
    expect(fieldsOf(typed)).toEqual({
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

  it('counts a day that was chosen and not added yet as one of its days', () => {
    const days = { date: '2026-09-30', otherDays: ['2026-09-28'], otherDay: '2026-09-29' };
    expect(daysOf(days)).toEqual(['2026-09-30', '2026-09-28', '2026-09-29']);
    expect(daysOf(asDays(daysOf(days)))).toEqual(daysOf(days));
    expect(daysOf(asDays(['2026-09-28']))).toEqual(['2026-09-28']);
  });
});
