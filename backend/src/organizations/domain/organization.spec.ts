import { create, evolve } from './organization.js';

test('a school begins with the rules of the product, unless told otherwise', () => {
  const [event] = create({ name: 'Lincoln High School', approvalPolicy: 'strict' });
  const at = new Date('2026-03-02T15:00:00Z');
  const actor = { id: null, role: 'system' };
  const recorded = { organizationId: 2, stream: 'organization/2', version: 1, at, actor, type: 'organization.created' };
  expect(evolve(undefined, { ...recorded, data: event?.data ?? {}, texts: event?.texts ?? {} })).toEqual({
    id: 2,
    version: 1,
    name: 'Lincoln High School',
    description: null,
    isActive: true,
    timeZone: 'America/New_York',
    approvalPolicy: 'strict',
    hoursGoal: 50,
    oldestAcceptedDays: 365,
    createdAt: at,
  });
});
