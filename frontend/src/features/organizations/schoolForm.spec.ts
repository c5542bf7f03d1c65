import type { OrganizationView } from '@hourtrail/contracts';
import { OTHER_SCHOOL_NEEDS_REASON } from '../../lib/otherSchool.js';
import { changesFrom, formOfSchool, newSchoolResolver, schoolResolver, zoneNamed } from './schoolForm.js';
import { lincoln } from '../../testing/builders.js';

const options = { fields: {}, shouldUseNativeValidation: false };
const messages = async (resolver: ReturnType<typeof schoolResolver>, values: Partial<Record<string, unknown>>) => {
  const { errors } = await resolver({ ...formOfSchool(lincoln), ...values }, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message]));
};

describe("a school's form", () => {
  it('sends what was changed and nothing else', () => {
    const began = formOfSchool(lincoln);
    expect(changesFrom(began, began)).toEqual({});
    expect(changesFrom(began, { ...began, name: ' Lincoln High ', hoursGoal: '60' })).toEqual({
      name: 'Lincoln High',
      hoursGoal: 60,
    });
    expect(changesFrom(began, { ...began, description: '', isActive: false })).toEqual({
      description: null,
      isActive: false,
    });
  });

  it('takes a city for its time zone', () => {
    expect(changesFrom(formOfSchool(lincoln), { ...formOfSchool(lincoln), timeZone: ' chicago ' })).toEqual({
      timeZone: 'America/Chicago',
    });
    expect(zoneNamed('New York')).toBe('America/New_York');
    expect(zoneNamed('america/los_angeles')).toBe('America/Los_Angeles');
    expect(zoneNamed('Boston')).toBe('Boston');
  });

  it('begins as the school stands', () => {
    const school: OrganizationView = { ...lincoln, description: null, oldestAcceptedDays: 90 };
    expect(formOfSchool(school)).toMatchObject({ description: '', oldestAcceptedDays: '90', reason: '' });
  });

  it('says what is wrong in the words of the server', async () => {
    const wrong = { name: ' ', timeZone: 'Boston', hoursGoal: '', oldestAcceptedDays: '1.5' };
    expect(await messages(newSchoolResolver, wrong)).toEqual({
      name: 'Name is required',
      timeZone: 'Time zone must be a name, such as America/New_York.',
      hoursGoal: 'Hours goal must be a whole number from 1 to 10,000.',
      oldestAcceptedDays: 'Maximum entry age (days) must be a whole number from 1 to 3,650.',
    });
  });

  it('asks a super-admin for a reason in a school not their own', async () => {
    expect(await messages(schoolResolver(true), {})).toEqual({ reason: OTHER_SCHOOL_NEEDS_REASON });
    expect(await messages(schoolResolver(true), { reason: 'Asked by the head' })).toEqual({});
    expect(await messages(schoolResolver(false), {})).toEqual({});
  });
});
