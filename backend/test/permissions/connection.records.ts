import { MakeApiKey } from '../../src/identity/index.js';
import { AddWebhook } from '../../src/organizations/index.js';
import { Database } from '../../src/platform/database/database.js';
import { makePerson } from '../people.js';
import { actorOf, carryOut, MISSING, type Make, type Made } from './making.js';
import { A_KEY, type World } from './world.js';

/** A name that no one can own. */
export const A_WEBHOOK = { url: 'https://hooks.invalid/', events: ['signup.promoted'] } as const;

const input = <T extends Readonly<Record<string, unknown>>>(of: T) => structuredClone(of) as never;

const inBoth = (make: (world: World, school: number) => Promise<Made>): Readonly<Record<string, Make>> => ({
  'of Lincoln': (world) => make(world, world.lincoln),
  'of Roosevelt': (world) => make(world, world.roosevelt),
  missing: () => ({ ...MISSING, delivery: MISSING.id }),
});

const adminOf = async (world: World, school: number) => actorOf(await makePerson(world.app, school, 'admin'));

export const API_KEYS = inBoth(async (world, school) => {
  const { id } = await carryOut(world, new MakeApiKey(await adminOf(world, school), input(A_KEY), '127.0.0.1'));
  return { id };
});

const withWebhook = async (world: World, school: number): Promise<Made> => {
  const { id } = await carryOut(world, new AddWebhook(await colleague(world, school), input(A_WEBHOOK)));
  return { id };
};

const colleague = async (world: World, school: number) => actorOf(await world.colleague(school, 'admin'));

/** Removed when there are ten, which is as many as a school may have. */
export const WEBHOOKS = inBoth(async (world, school) => {
  const database = world.app.app.get(Database);
  const made = await withWebhook(world, school);
  const [delivery] = await database.system<{ id: number }>({
    text: `INSERT INTO organizations.webhook_deliveries
             (organization_id, webhook_id, event, stream, version, subject, at, status)
           VALUES ($1, $2, 'signup.promoted', 'signup/1', 1, '{}', now(), 'failed') RETURNING id`,
    values: [school, made.id],
  });
  return { ...made, delivery: delivery?.id };
});
