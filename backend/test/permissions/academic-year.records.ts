import { addDays } from '@hourtrail/contracts';
import { AddAcademicYear } from '../../src/organizations/index.js';
import { makePerson } from '../people.js';
import { actorOf, carryOut, MISSING, type Make } from './making.js';
import type { World } from './world.js';

let made = 0;

/** A school year of one day, for itself. */
function aYear() {
  const day = addDays('2101-01-01', (made += 1));
  return { name: `Year ${made}`, startsOn: day, endsOn: day };
}

const yearOf =
  (school: (world: World) => number): Make =>
  async (world) => {
    const by = actorOf(await makePerson(world.app, school(world), 'admin'));
    return { id: (await carryOut(world, new AddAcademicYear(by, aYear(), by.organizationId))).id };
  };

export const ACADEMIC_YEARS: Readonly<Record<string, Make>> = {
  'of Lincoln': yearOf(({ lincoln }) => lincoln),
  'of Roosevelt': yearOf(({ roosevelt }) => roosevelt),
  missing: () => MISSING,
};

export const NEW_YEARS: Readonly<Record<string, Make>> = {
  Lincoln: ({ lincoln }) => ({ ...aYear(), organizationId: lincoln }),
  Roosevelt: ({ roosevelt }) => ({ ...aYear(), organizationId: roosevelt }),
  missing: () => ({ ...aYear(), organizationId: MISSING.id }),
};
