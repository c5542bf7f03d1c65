import type { HoursStatus } from '@hourtrail/contracts';
import { ChangeHours, LogHours } from '../../src/hours/index.js';
import { AnswerConfirmation } from '../../src/hours/commands/answer-confirmation.js';
import { AttachFile } from '../../src/hours/commands/attach-file.js';
import { SupervisorLinks } from '../../src/hours/persistence/supervisor-links.js';
import type { User } from '../../src/identity/index.js';
import { Database } from '../../src/platform/database/database.js';
import { A_PDF } from '../attachments.js';
import { makePerson } from '../people.js';
import { ENTRY_STATES } from './hours.table.js';
import { actorOf, anEntry, carryOut, child, MISSING, type Make } from './making.js';
import type { World } from './world.js';

const VOLUNTEERS: Readonly<Record<string, (world: World) => Promise<User> | User>> = {
  "the student's": (world) => world.person('student'),
  "the parent's": (world) => world.person('parent'),
  "another student's": (world) => makePerson(world.app, world.lincoln, 'student'),
  "a Roosevelt student's": (world) => makePerson(world.app, world.roosevelt, 'student'),
};

const ofWhoMoved: Make = async (world) => {
  const mover = await child(world);
  const teacher = await world.colleague(world.lincoln, 'teacher');
  const { id } = await carryOut(world, new LogHours(actorOf(mover), 'pending', { ...anEntry(), hundredths: 50 }));
  await carryOut(world, new ChangeHours({ by: actorOf(teacher), id }, { action: 'approve' }));
  await world.as('super-admin', 'patch', `/api/users/${mover.id}`, { organizationId: world.roosevelt });
  return { id, owner: { principal: 'student', client: await world.app.signIn(mover.username) } };
};

/** An entry brought to a state by commands. The student's entries name the world's verifier, all others another. */
const entry =
  (ownerName: string, state: string, withFile = false): Make =>
  async (world) => {
    const owner = await (VOLUNTEERS[ownerName] as (world: World) => Promise<User>)(world);
    const school = owner.organizationId;
    const verifier =
      ownerName === "the student's" ? world.person('verifier') : await makePerson(world.app, school, 'verifier');
    const staff = { teacher: await world.colleague(school, 'teacher'), admin: await world.colleague(school, 'admin') };
    const begins = state === 'draft' || state === 'deleted draft' ? 'draft' : 'pending';
    const fields = { ...anEntry(), hundredths: 50, verifierId: verifier.id };
    const { id } = await carryOut(world, new LogHours(actorOf(owner), begins, fields));
    const file = withFile ? await carryOut(world, new AttachFile({ by: actorOf(owner), id }, aFile)) : undefined;
    const target = (by: User) => ({ by: actorOf(by), id });
    const decide = (by: User, action: 'verify' | 'approve' | 'reject' | 'delete') =>
      carryOut(world, new ChangeHours(target(by), { action }));
    if (state === 'verified' || state === 'approved') await decide(verifier, 'verify');
    if (state === 'approved') await decide(staff.teacher, 'approve');
    if (state === 'rejected') await decide(staff.teacher, 'reject');
    if (state === 'deleted') await decide(staff.admin, 'delete');
    if (state === 'deleted draft') await decide(owner, 'delete');
    return { id, file: file?.id };
  };

const aFile = () => Promise.resolve({ name: 'form.pdf', bytes: Buffer.from(A_PDF) });

/** Entries of one volunteer, and the link that their supervisor without an account got by mail. */
async function askedByLink(world: World, count: number): Promise<{ id: string; entries: readonly number[] }> {
  const owner = await makePerson(world.app, world.lincoln, 'student');
  const supervisor = { supervisorName: 'Rosa Lind', supervisorEmail: `rosa.${owner.id}@library.example` };
  const entries: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const fields = { ...anEntry(), hundredths: 50, verifierId: null, ...supervisor };
    entries.push((await carryOut(world, new LogHours(actorOf(owner), 'pending', fields))).id);
  }
  const [row] = await world.app.app.get(Database).system<{ id: number }>({
    text: 'SELECT supervisor_id AS id FROM hours.supervisor_requests WHERE entry_id = $1',
    values: [entries[0]],
  });
  const open = await world.app.app.get(SupervisorLinks).write(row?.id ?? 0);
  return { id: open?.link.split('/confirm/')[1] as string, entries };
}

/** A link that a supervisor without an account got by mail. */
export const CONFIRMATION_LINKS: Readonly<Record<string, Make>> = {
  'of an entry that waits': async (world) => {
    const { id, entries } = await askedByLink(world, 1);
    return { id, entry: entries[0] };
  },
};

export const LINKS_OF_SUPERVISORS_WHO_ANSWER_OFTEN: Readonly<Record<string, Make>> = {
  'used up': async (world) => {
    const { id, entries } = await askedByLink(world, 3);
    const answers = entries.map((entry) => ({ id: entry, outcome: 'confirm' as const, hundredths: undefined }));
    await carryOut(world, new AnswerConfirmation(id, answers, { address: '192.0.2.7', requestId: 'made' }));
    return { id };
  },
};

const STATES: readonly (HoursStatus | 'deleted' | 'deleted draft')[] = [...ENTRY_STATES, 'deleted', 'deleted draft'];

const everyEntry = (withFile: boolean): Readonly<Record<string, Make>> =>
  Object.fromEntries(
    Object.keys(VOLUNTEERS).flatMap((ownerName) =>
      STATES.map((state) => [`${ownerName}, ${state}`, entry(ownerName, state, withFile)] as const),
    ),
  );

export const ENTRIES: Readonly<Record<string, Make>> = {
  ...everyEntry(false),
  "who moved to Roosevelt's, approved": ofWhoMoved,
  missing: () => MISSING,
};

export const ENTRIES_WITH_A_SCAN: Readonly<Record<string, Make>> = { ...everyEntry(true), missing: () => MISSING };

/** The file of each of these entries. */
export const ATTACHMENTS: Readonly<Record<string, Make>> = {
  ...Object.fromEntries(
    Object.entries(everyEntry(true)).map(([name, make]): [string, Make] => [
      name,
      async (world, by) => ({ id: (await make(world, by))['file'] as number }),
    ]),
  ),
  missing: () => MISSING,
};
