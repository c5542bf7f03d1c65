import { RequestToJoin, WithdrawJoinRequest } from '../../src/identity/commands/request-to-join.js';
import { MakeFamilyCode } from '../../src/identity/commands/family-code.js';
import { RequestFamilyLink } from '../../src/identity/commands/family-link.js';
import type { User } from '../../src/identity/index.js';
import { makePerson, makeSchool } from '../people.js';
import { actorOf, carryOut, child, MISSING, type Made, type Make } from './making.js';
import type { Principal } from './table.js';
import type { World } from './world.js';

export const requested = async (world: World, parent: User, student: User): Promise<{ readonly id: number }> => {
  const { familyCode } = await carryOut(world, new MakeFamilyCode(actorOf(student)));
  return carryOut(world, new RequestFamilyLink(actorOf(parent), familyCode));
};

const linked = async (world: World, parent: User, by: Principal = 'admin'): Promise<{ readonly id: number }> => {
  const { id: studentId } = await child(world, parent.organizationId);
  return (await world.as(by, 'post', '/api/family-links', { parentId: parent.id, studentId })).body as { id: number };
};

export const FAMILY_LINKS: Readonly<Record<string, Make>> = {
  'requested by the parent': async (world) => requested(world, world.person('parent'), await child(world)),
  'requested at Roosevelt': async (world) =>
    requested(world, await makePerson(world.app, world.roosevelt, 'parent'), await child(world, world.roosevelt)),
  'confirmed for the parent': (world) => linked(world, world.person('parent')),
  'confirmed for another parent': async (world) => linked(world, await makePerson(world.app, world.lincoln, 'parent')),
  'confirmed at Roosevelt': async (world) =>
    linked(world, await makePerson(world.app, world.roosevelt, 'parent'), 'foreign-admin'),
  refused: async (world) => {
    const { id } = await requested(world, world.person('parent'), await child(world));
    await world.as('admin', 'post', `/api/family-links/${id}/refuse`);
    return { id };
  },
  ended: async (world) => {
    const { id } = await linked(world, world.person('parent'));
    await world.as('admin', 'delete', `/api/family-links/${id}`);
    return { id };
  },
  missing: () => MISSING,
};

const joinCodeOf = async (world: World, school: number): Promise<string> => {
  const { body } = await world.as('super-admin', 'post', `/api/organizations/${school}/join-code`);
  return (body as { joinCode: string }).joinCode;
};

const asking =
  (school: (world: World) => number, answer?: 'refuse' | 'admit' | 'withdraw'): Make =>
  async (world) => {
    const by = actorOf(await makePerson(world.app, 1, 'student'));
    const { id } = await carryOut(world, new RequestToJoin(by, await joinCodeOf(world, school(world))));
    if (answer === 'withdraw') await carryOut(world, new WithdrawJoinRequest(by, id));
    else if (answer) await world.as('admin', 'post', `/api/join-requests/${id}/${answer}`, {});
    return { id };
  };

const ownRequest =
  (answer?: 'refuse'): Make =>
  async (world) => {
    const { client, person } = await world.another('member');
    const { id } = await carryOut(
      world,
      new RequestToJoin(actorOf(person as User), await joinCodeOf(world, world.lincoln)),
    );
    if (answer) await world.as('admin', 'post', `/api/join-requests/${id}/${answer}`, {});
    return { id, owner: { principal: 'member', client } };
  };

async function family(world: World, ofParent: number, ofStudent: number): Promise<Made> {
  const parent = await makePerson(world.app, ofParent, 'parent');
  return { parentId: parent.id, studentId: (await child(world, ofStudent)).id };
}

async function codeOf(world: World, student: User): Promise<Made> {
  return { code: (await carryOut(world, new MakeFamilyCode(actorOf(student)))).familyCode };
}

export const FAMILIES: Readonly<Record<string, Make>> = {
  'of Lincoln': (world) => family(world, world.lincoln, world.lincoln),
  'of Roosevelt': (world) => family(world, world.roosevelt, world.roosevelt),
  'of two schools': (world) => family(world, world.lincoln, world.roosevelt),
  missing: () => ({ parentId: MISSING.id, studentId: MISSING.id }),
};

export const FAMILY_CODES: Readonly<Record<string, Make>> = {
  'of a student of Lincoln': async (world) => codeOf(world, await child(world)),
  'of a student of Roosevelt': async (world) => codeOf(world, await child(world, world.roosevelt)),
  missing: () => ({ code: 'ZZZZZZZZ' }),
};

export const JOIN_REQUESTS: Readonly<Record<string, Make>> = {
  'to Lincoln': asking(({ lincoln }) => lincoln),
  'to Lincoln, refused': asking(({ lincoln }) => lincoln, 'refuse'),
  'to Lincoln, withdrawn': asking(({ lincoln }) => lincoln, 'withdraw'),
  'to Lincoln, admitted': asking(({ lincoln }) => lincoln, 'admit'),
  'to Roosevelt': asking(({ roosevelt }) => roosevelt),
  'their own': ownRequest(),
  'their own, refused': ownRequest('refuse'),
  missing: () => MISSING,
};

export const JOIN_CODES: Readonly<Record<string, Make>> = {
  'of Lincoln': async (world) => ({ code: await joinCodeOf(world, world.lincoln) }),
  'of a closed school': async (world) => {
    const school = await makeSchool(world.app);
    const code = await joinCodeOf(world, school);
    await world.as('super-admin', 'patch', `/api/organizations/${school}`, { isActive: false });
    return { code };
  },
  missing: () => ({ code: 'ZZZZZZZZ' }),
};
