import { AddClass } from '../../src/organizations/index.js';
import { makePerson } from '../people.js';
import { actorOf, carryOut, MISSING, type Make } from './making.js';
import type { World } from './world.js';

let made = 0;

const aClass = () => ({ name: `Class ${(made += 1)}` });

const classOf =
  (school: (world: World) => number): Make =>
  async (world) => {
    const by = actorOf(await makePerson(world.app, school(world), 'admin'));
    return { id: (await carryOut(world, new AddClass(by, aClass(), by.organizationId))).id };
  };

export const CLASSES: Readonly<Record<string, Make>> = {
  'of Lincoln': classOf(({ lincoln }) => lincoln),
  'of Roosevelt': classOf(({ roosevelt }) => roosevelt),
  missing: () => MISSING,
};

export const NEW_CLASSES: Readonly<Record<string, Make>> = {
  Lincoln: ({ lincoln }) => ({ ...aClass(), organizationId: lincoln }),
  Roosevelt: ({ roosevelt }) => ({ ...aClass(), organizationId: roosevelt }),
  missing: () => ({ ...aClass(), organizationId: MISSING.id }),
};
