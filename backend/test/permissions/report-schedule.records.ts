import { AddReportSchedule } from '../../src/reporting/index.js';
import { makePerson } from '../people.js';
import { actorOf, carryOut, MISSING, type Make } from './making.js';
import type { World } from './world.js';

const weeklyTo = (recipient: number) =>
  ({ every: 'week', weekday: 1, format: 'pdf', recipientIds: [recipient] }) as const;

const adminOf = (world: World, school: number) => makePerson(world.app, school, 'admin');

const scheduleOf =
  (school: (world: World) => number): Make =>
  async (world) => {
    const by = actorOf(await adminOf(world, school(world)));
    const { id } = await carryOut(world, new AddReportSchedule(by, weeklyTo(by.id), by.organizationId));
    return { id };
  };

const newOf =
  (school: (world: World) => number): Make =>
  async (world) => ({
    ...weeklyTo((await adminOf(world, school(world))).id),
    organizationId: school(world),
  });

export const REPORT_SCHEDULES: Readonly<Record<string, Make>> = {
  'of Lincoln': scheduleOf(({ lincoln }) => lincoln),
  'of Roosevelt': scheduleOf(({ roosevelt }) => roosevelt),
  missing: () => MISSING,
};

export const NEW_REPORT_SCHEDULES: Readonly<Record<string, Make>> = {
  Lincoln: newOf(({ lincoln }) => lincoln),
  Roosevelt: newOf(({ roosevelt }) => roosevelt),
  missing: () => ({ ...weeklyTo(1), organizationId: MISSING.id }),
};
