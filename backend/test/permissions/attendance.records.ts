import { CancelOpportunity, OpenCheckIn, PublishOpportunity, SignUp } from '../../src/opportunities/index.js';
import { A_MORNING } from '../opportunities.js';
import { makePerson } from '../people.js';
import { actorOf, carryOut, child, MISSING, type Make, type Made } from './making.js';
import type { World } from './world.js';

/** In a quarter of an hour, as the tests' clock has it: yet to come, so that one signs up, and not too early to be there. */
const SOON = { ...A_MORNING, date: '2026-11-21', startTime: '10:15', endTime: '10:45' };

const willing = { waitlist: false, despiteClash: true };

interface Where {
  readonly school?: number;
  readonly coordinatorId?: number;
}

/** With a new student, and of Lincoln the two volunteers who ask; `userId` and `code` are for the bodies. */
async function beginning(
  world: World,
  { school = world.lincoln, coordinatorId }: Where,
): Promise<Made & { id: number }> {
  const by = actorOf(await world.colleague(school, 'teacher'));
  const { id } = await carryOut(world, new PublishOpportunity(by, { ...SOON, coordinatorId: coordinatorId ?? null }));
  const student = await child(world, school);
  const asking = school === world.lincoln ? [world.person('student'), world.person('parent')] : [];
  for (const person of [student, ...asking]) await carryOut(world, new SignUp(actorOf(person), id, willing));
  const { code } = await carryOut(world, new OpenCheckIn(by, id, { renew: false }));
  return { id, userId: student.id, code };
}

export const ATTENDANCE: Readonly<Record<string, Make>> = {
  'that the verifier coordinates': (world) => beginning(world, { coordinatorId: world.person('verifier').id }),
  'that another coordinates': async (world) =>
    beginning(world, { coordinatorId: (await makePerson(world.app, world.lincoln, 'verifier')).id }),
  cancelled: async (world) => {
    const made = await beginning(world, { coordinatorId: world.person('verifier').id });
    const by = actorOf(await world.colleague(world.lincoln, 'teacher'));
    await carryOut(world, new CancelOpportunity({ by, id: made.id }, 'Storm'));
    return made;
  },
  'at Roosevelt': (world) => beginning(world, { school: world.roosevelt }),
  missing: () => ({ ...MISSING, userId: MISSING.id, code: '222222' }),
};
