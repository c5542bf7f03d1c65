import { addDays, type CalendarLink } from '@hourtrail/contracts';
import { CancelOpportunity, PublishOpportunity, SignUp, type NewOpportunity } from '../../src/opportunities/index.js';
import { A_MORNING } from '../opportunities.js';
import { actorOf, carryOut, MISSING, type Make } from './making.js';
import type { World } from './world.js';

let days = 0;
/** A morning on a day of its own, so that none clashes with another. */
export const aMorning = (): NewOpportunity => ({ ...A_MORNING, date: addDays('2026-12-01', (days += 1)) });

const published = async (
  world: World,
  fields: Partial<NewOpportunity> = {},
  school = world.lincoln,
): Promise<{ readonly id: number }> => {
  const by = actorOf(await world.colleague(school, 'teacher'));
  const { id } = await carryOut(world, new PublishOpportunity(by, { ...aMorning(), ...fields }));
  return { id };
};

export const OPPORTUNITIES: Readonly<Record<string, Make>> = {
  'at Lincoln': (world) => published(world),
  'at Lincoln, for parents': (world) => published(world, { targetAudience: 'parents' }),
  'at Lincoln, closed': (world) => published(world, { isActive: false }),
  'at Lincoln, cancelled': async (world) => {
    const { id } = await published(world);
    const by = actorOf(await world.colleague(world.lincoln, 'teacher'));
    await carryOut(world, new CancelOpportunity({ by, id }, 'Storm'));
    return { id };
  },
  'at Lincoln, with the student and the parent': async (world) => {
    const { id } = await published(world);
    for (const volunteer of ['student', 'parent'] as const) {
      await carryOut(world, new SignUp(actorOf(world.person(volunteer)), id));
    }
    return { id };
  },
  'at Roosevelt': (world) => published(world, {}, world.roosevelt),
  missing: () => MISSING,
};

export const CALENDAR_LINKS: Readonly<Record<string, Make>> = {
  "a student's": async (world) => {
    const { client } = await world.another('student');
    const { url } = (await client.post('/api/calendar/token')).body as CalendarLink;
    return { id: /([^/]+)\.ics$/.exec(url)?.[1] ?? '' };
  },
};
