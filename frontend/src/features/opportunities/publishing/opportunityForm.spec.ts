import type { OpportunityView } from '@hourtrail/contracts';
import { anOpportunity, verifier } from '../../../testing/builders.js';
import { lacksDetails } from './coordinator.js';
import {
  changesFrom,
  copyOf,
  EMPTY_OPPORTUNITY,
  endAfter,
  formOfOpportunity,
  moves,
  publicationOf,
  type OpportunityFormValues,
} from './opportunityForm.js';
import { changeResolver, publishResolver, type PublishContext } from './opportunityRules.js';

const NOW = { date: '2026-10-01', time: '12:00' };
const TEACHERS: PublishContext = { lasts: 'hours', now: NOW, own: 2, choosesSchool: false };
const OTHER: PublishContext = { lasts: 'until', now: NOW, own: 2, choosesSchool: false };

const typed = (given: Partial<OpportunityFormValues> = {}): OpportunityFormValues => ({
  ...EMPTY_OPPORTUNITY,
  title: 'Creek cleanup',
  description: 'Pick up litter.',
  organizationName: 'Friends of Mill Creek Park',
  date: '2026-10-10',
  startTime: '09:00',
  endTime: '12:00',
  location: 'North gate',
  coordinatorId: '6',
  ...given,
});

type Messages = Partial<Record<keyof OpportunityFormValues, string>>;

async function messagesOf(
  resolver: ReturnType<typeof publishResolver>,
  values: OpportunityFormValues,
): Promise<Messages> {
  const { errors } = await resolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message]));
}
const problems = (given: Partial<OpportunityFormValues>, context = TEACHERS): Promise<Messages> =>
  messagesOf(publishResolver(context), typed(given));

describe('the form for a new opportunity', () => {
  it('begins with two hours, ten places, everybody, and nobody chosen to coordinate', () => {
    expect(EMPTY_OPPORTUNITY).toMatchObject({ hours: '2', maxSlots: '10', targetAudience: 'both', isActive: true });
    expect(EMPTY_OPPORTUNITY).toMatchObject({ coordinatorId: '', newCoordinator: false });
  });

  it('says of everything that is missing that it is required', async () => {
    expect(await messagesOf(publishResolver(TEACHERS), { ...EMPTY_OPPORTUNITY, hours: '', maxSlots: '' })).toEqual({
      title: 'Title is required',
      description: 'Description is required',
      organizationName: 'Organization is required',
      date: 'Date is required',
      startTime: 'Start time is required',
      location: 'Location is required',
      maxSlots: 'Max volunteers is required',
      hours: 'Must be at least 0.5 hours',
      coordinatorId: 'Either select existing coordinator or provide all new coordinator details',
    });
  });

  it('asks for an end time in place of the hours on the other pages, and for no coordinator', async () => {
    expect(await messagesOf(publishResolver(OTHER), { ...EMPTY_OPPORTUNITY, hours: '' })).toEqual({
      title: 'Title is required',
      description: 'Description is required',
      organizationName: 'Organization is required',
      date: 'Date is required',
      startTime: 'Start time is required',
      endTime: 'End time is required',
      location: 'Location is required',
    });
  });

  it('asks whoever publishes for every school to choose one', async () => {
    const everywhere = { ...TEACHERS, choosesSchool: true };
    expect(await problems({}, everywhere)).toEqual({ school: 'School is required' });
    expect(await problems({ school: { id: 2, name: 'Lincoln High School' } }, everywhere)).toEqual({});
  });

  it('takes spaces for nothing', async () => {
    expect(await problems({ title: '  ', location: ' ' })).toEqual({
      title: 'Title is required',
      location: 'Location is required',
    });
  });

  it.each([
    ['0.4', 'Must be at least 0.5 hours'],
    ['-1', 'Must be at least 0.5 hours'],
    ['0.5', undefined],
    ['12', undefined],
    ['12.5', 'Cannot exceed 12 hours'],
    ['2.25', 'Hours must be in steps of 0.5.'],
  ])('judges %s hours', async (hours, message) => {
    expect((await problems({ hours })).hours).toBe(message);
  });

  it.each([
    ['0', 'Max volunteers is required'],
    ['-1', 'Max volunteers is required'],
    ['', 'Max volunteers is required'],
    ['1', undefined],
    ['2.5', 'Max volunteers must be a whole number from 1 to 10,000.'],
    ['1000000000', 'Max volunteers must be a whole number from 1 to 10,000.'],
  ])('judges %s places', async (maxSlots, message) => {
    expect((await problems({ maxSlots })).maxSlots).toBe(message);
  });

  it.each([
    ['09:00', '09:15', 'Must be at least 0.5 hours'],
    ['09:00', '21:30', 'Cannot exceed 12 hours'],
    ['17:00', '09:00', 'End time must be after the start time'],
    ['22:00', '01:00', undefined],
    ['09:00', '21:00', undefined],
  ])('judges from %s to %s', async (startTime, endTime, message) => {
    expect((await problems({ startTime, endTime }, OTHER)).endTime).toBe(message);
  });

  it('is for what is yet to come by the clocks of the school', async () => {
    expect(await problems({ date: '2026-09-30' })).toEqual({
      date: 'The date of an opportunity must not be in the past.',
    });
    expect(await problems({ date: '2026-10-01', startTime: '12:00' })).toEqual({
      startTime: 'The start time of an opportunity must not be in the past.',
    });
    expect(await problems({ date: '2026-10-01', startTime: '12:01' })).toEqual({});
  });

  it('refuses a day that there is not', async () => {
    expect((await problems({ date: '2027-02-30' })).date).toBe('Date must be a real date, such as 2026-09-30.');
  });

  it('asks who acts outside their own school for a reason', async () => {
    const school = { id: 3, name: 'Roosevelt High School' };
    expect(await problems({ school }, OTHER)).toEqual({ reason: 'You’re working in another school. Enter a reason.' });
    // whose clocks say something else than ours
    expect(await problems({ school, date: '2026-09-30', reason: 'Asked to' }, OTHER)).toEqual({});
    expect(await problems({ school: { id: 2, name: 'Lincoln High School' } }, OTHER)).toEqual({});
  });

  it('is repeated up to 53 times', async () => {
    const times = (repeatWeeks: string) => problems({ repeats: 'weeks', repeatWeeks });
    expect(await times('53')).toEqual({});
    for (const weeks of ['', '0', '54', '1.5', 'x']) {
      expect(await times(weeks)).toEqual({ repeatWeeks: 'Weeks must be a whole number from 1 to 53.' });
    }
    expect(await problems({ repeats: 'until' })).toEqual({ repeatUntil: 'Last day is required' });
  });

  it('computes the end, round the clock where need be', () => {
    expect(endAfter({ startTime: '09:15', hours: '2.5' })).toBe('11:45');
    expect(endAfter({ startTime: '22:30', hours: '3' })).toBe('01:30');
    expect(endAfter({ startTime: '12:00', hours: '12' })).toBe('00:00');
    expect(endAfter({ startTime: '', hours: '2' })).toBeUndefined();
    expect(endAfter({ startTime: '09:00', hours: '13' })).toBeUndefined();
  });

  it("sends the teacher's hours with the computed end", () => {
    expect(publicationOf(typed({ title: ' Creek cleanup ', hours: '3.5' }), 'hours')).toEqual({
      title: 'Creek cleanup',
      description: 'Pick up litter.',
      organizationName: 'Friends of Mill Creek Park',
      date: '2026-10-10',
      startTime: '09:00',
      hours: '3.5',
      endTime: '12:30',
      location: 'North gate',
      maxSlots: 10,
      targetAudience: 'both',
      coordinatorId: 6,
    });
  });

  it('sends the date combined with the start time from the other pages', () => {
    expect(publicationOf(typed({ school: { id: 3, name: 'Roosevelt' }, reason: ' asked ' }), 'until')).toMatchObject({
      date: '2026-10-10T09:00',
      startTime: '09:00',
      endTime: '12:00',
      isActive: true,
      organizationId: 3,
      reason: 'asked',
    });
  });
});

describe('a new coordinator', () => {
  const blank = { newCoordinator: true, coordinatorId: '' };

  it('is described whole or not at all', async () => {
    const found = await publishResolver(TEACHERS)(typed(blank), undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(lacksDetails(found.errors)).toBe(true);
    expect(await problems(blank)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      username: 'Username is required',
    });
  });

  it('has an address that can be one', async () => {
    const nora = { ...blank, firstName: 'Nora', lastName: 'Petrov', username: 'nora', email: 'nora@' };
    expect(await problems(nora)).toEqual({ email: 'Invalid email address' });
    expect(await problems({ ...nora, email: 'nora@park.example' })).toEqual({});
  });

  it('is not asked for where somebody is chosen', async () => {
    expect(await problems({ newCoordinator: false, coordinatorId: '6', email: 'nora@' })).toEqual({});
  });
});

describe('an opportunity that stands', () => {
  const published: OpportunityView = anOpportunity({ day: '2026-10-10', startTime: '09:00', endTime: '12:00' });
  const began = formOfOpportunity(published);
  const changeProblems = (given: Partial<OpportunityFormValues>, inOtherSchool = false): Promise<Messages> =>
    messagesOf(changeResolver(began, { now: NOW, inOtherSchool }), { ...began, ...given });

  it('sends what was changed and nothing else', () => {
    expect(changesFrom(began, began)).toEqual({});
    expect(changesFrom(began, { ...began, maxSlots: '12', coordinatorId: '' })).toEqual({
      maxSlots: 12,
      coordinatorId: null,
    });
    expect(changesFrom(began, { ...began, startTime: '10:00' })).toEqual({
      startTime: '10:00',
      date: '2026-10-10T10:00',
    });
  });

  it('moves with another time or place', () => {
    expect(moves(began, { ...began, title: 'Another' })).toBe(false);
    expect(moves(began, { ...began, location: 'South gate' })).toBe(true);
    expect(moves(began, { ...began, endTime: '12:30' })).toBe(true);
  });

  it('may be mended although it is past, but not be moved into the past', async () => {
    const past = formOfOpportunity({ ...published, day: '2026-09-01' });
    const resolver = changeResolver(past, { now: NOW, inOtherSchool: false });
    expect(await messagesOf(resolver, { ...past, title: 'Mended' })).toEqual({});
    expect(await messagesOf(resolver, { ...past, date: '2026-09-02' })).toEqual({
      date: 'The date of an opportunity must not be in the past.',
    });
  });

  it('keeps to the rules of a new one', async () => {
    expect(await changeProblems({ title: '', maxSlots: '', endTime: '09:10' })).toEqual({
      title: 'Title is required',
      maxSlots: 'Max volunteers is required',
      endTime: 'Must be at least 0.5 hours',
    });
    expect(await changeProblems({ title: 'x' }, true)).toEqual({
      reason: 'You’re working in another school. Enter a reason.',
    });
  });

  it('is duplicated a week later, or on a day to be chosen where that is past', () => {
    expect(copyOf(published, '2026-10-16', [verifier])).toMatchObject({ date: '2026-10-17', coordinatorId: '6' });
    expect(copyOf(published, '2026-10-17', [])).toMatchObject({ date: '', coordinatorId: '', isActive: true });
    expect(copyOf(anOpportunity({ isActive: false }), '2026-10-01', []).isActive).toBe(true);
  });
});
