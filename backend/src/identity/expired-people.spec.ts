import type { RetentionCore } from '../platform/event-log/retention.js';
import { conflict } from '../platform/kernel/domain-error.js';
import type { EraseExpiredPerson } from './commands/erase-person.js';
import { expiredPeople } from './expired-people.js';

const LINCOLN = 2;
const isThere = async (): Promise<void> => {};

function removing(refused: Readonly<Record<number, Error>>) {
  const execute = async ({ id }: EraseExpiredPerson): Promise<void> => {
    if (refused[id]) throw refused[id];
  };
  const core = { commands: { execute }, requireExpired: isThere } as unknown as RetentionCore;
  return expiredPeople.remove([1, 2, 3], LINCOLN, core);
}

it('one person who is held does not keep the others from being erased', async () => {
  expect(await removing({ 2: conflict('people.held', 'Held.') })).toEqual({ count: 2 });
});

it('a night that fails half-way says how many it erased', async () => {
  const failure = new Error('The connection is gone');
  expect(await removing({ 2: failure })).toEqual({ count: 1, failure });
});
