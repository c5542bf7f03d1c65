import type { Role } from '@hourtrail/contracts';
import { CommandBus, type Command } from '@nestjs/cqrs';
import type { User } from '../../src/identity/index.js';
import { makePerson } from '../people.js';
import type { Principal, Target } from './table.js';
import type { Asker, World } from './world.js';

export const MISSING = { id: 999_999 };

/** A record, and who it belongs to where only one who asks can be its owner. */
export interface Made extends Target {
  readonly owner?: { readonly principal: Principal; readonly client: Asker['client'] };
}

export type Make = (world: World, by: Principal) => Promise<Made> | Made;
type Actor = { readonly id: number; readonly role: Role; readonly organizationId: number };

export const actorOf = ({ id, role, organizationId }: User): Actor => ({ id, role, organizationId });
export const carryOut = <T>(world: World, command: Command<T>): Promise<T> =>
  world.app.app.get(CommandBus).execute(command);

let days = 0;
/** Half an hour on a day of its own, of the last three hundred. */
const aDay = (): string =>
  new Date(Date.UTC(2026, 10, 20) - ((days += 1) % 300) * 86_400_000).toISOString().slice(0, 10);
export const anEntry = () => ({
  organizationName: 'Food Bank',
  description: 'Sorted donations',
  date: aDay(),
  startTime: '09:00',
  endTime: '09:30',
});
export const toLog = () => ({ entry: { ...anEntry(), hours: 0.5 } });

export const child = (world: World, school = world.lincoln): Promise<User> => makePerson(world.app, school, 'student');
