import { DecideRecordRequest, OpenRecordRequest, PlaceHold } from '../../src/privacy/index.js';
import { makePerson } from '../people.js';
import { account } from './account.records.js';
import { actorOf, carryOut, child, MISSING, type Make } from './making.js';
import type { World } from './world.js';

export const AMENDMENT = { kind: 'amend', wrong: 'Two hours', right: 'Four hours' } as const;

type Person = (world: World) => Promise<number> | number;

const PEOPLE: Readonly<Record<string, Person>> = {
  'of the student': (world) => world.person('student').id,
  'of another student': async (world) => (await child(world)).id,
  'of a student of Roosevelt': async (world) => (await makePerson(world.app, world.roosevelt, 'student')).id,
};

/** Opened by a super-admin. */
const requested =
  (person: Person, isRefused: boolean): Make =>
  async (world) => {
    const by = actorOf(world.person('super-admin'));
    const { id } = await carryOut(world, new OpenRecordRequest(by, { ...AMENDMENT, userId: await person(world) }));
    if (isRefused)
      await carryOut(world, new DecideRecordRequest({ by, id }, { decision: 'refused', reason: 'It was two' }));
    return { id };
  };

const requests = (isRefused: boolean): Readonly<Record<string, Make>> => ({
  ...Object.fromEntries(Object.entries(PEOPLE).map(([name, person]) => [name, requested(person, isRefused)])),
  missing: () => MISSING,
});

export const RECORD_REQUESTS = requests(false);
export const REFUSED_RECORD_REQUESTS = requests(true);

const held =
  (school: (world: World) => number, isByASuperAdmin = false): Make =>
  async (world) => {
    const by = actorOf(isByASuperAdmin ? world.person('super-admin') : await world.colleague(school(world), 'admin'));
    const { id: userId } = await makePerson(world.app, school(world), 'student');
    const { id } = await carryOut(world, new PlaceHold(by, school(world), { userId, reason: 'A lawsuit' }));
    return { id };
  };

export const HOLDS: Readonly<Record<string, Make>> = {
  'of Lincoln': held(({ lincoln }) => lincoln),
  'of Lincoln, by a super-admin': held(({ lincoln }) => lincoln, true),
  'of Roosevelt': held(({ roosevelt }) => roosevelt),
  missing: () => MISSING,
};

const toHold =
  (school: (world: World) => number): Make =>
  async (world, by) => {
    const organizationId = school(world);
    return { ...(await account('student', school)(world, by)), organizationId };
  };

export const PEOPLE_TO_HOLD: Readonly<Record<string, Make>> = {
  Lincoln: toHold(({ lincoln }) => lincoln),
  Roosevelt: toHold(({ roosevelt }) => roosevelt),
  missing: () => ({ id: 1, organizationId: MISSING.id }),
};
