import { GRADE_LEVELS, isVolunteer, type Role } from '@hourtrail/contracts';
import fc from 'fast-check';
import type { HoursActor } from '../src/hours/persistence/hours-store.js';
import { change, moveIn, type UserChanges } from '../src/identity/domain/user-changes.js';
import { create, type User } from '../src/identity/domain/user.js';
import { userStream } from '../src/identity/persistence/user.stream.js';
import type { DomainEvent } from '../src/platform/kernel/event.js';
import type { WriteCore } from './write-core.js';

const SUPER_ADMIN = { id: 99, role: 'super-admin' } as const;
const NO_PEERS = { admins: 1, superAdmins: 1 };

const grade = fc.constantFrom(...GRADE_LEVELS, null);
const role = fc.constantFrom<Role>('student', 'student', 'student', 'parent', 'teacher');

/** What might happen to people, at random. */
export const anAccountStep = fc.record({
  what: fc.constantFrom('create', 'create', 'grade', 'role', 'standing', 'rename', 'move', 'nothing', 'nothing'),
  pick: fc.nat(),
  grade,
  role,
});
type Step = typeof anAccountStep extends fc.Arbitrary<infer T> ? T : never;

/** Accounts of two schools, made and changed through the real decisions. */
export class Accounts {
  private readonly users = new Map<string, User>();
  private made = 0;

  constructor(private readonly core: WriteCore) {}

  /** Who is a student or parent of a school now and may sign in. */
  volunteers(school: 2 | 3): readonly HoursActor[] {
    return this.at(school).filter((user) => isVolunteer(user.role) && user.isActive);
  }

  async take(step: Step, school: 2 | 3): Promise<void> {
    const people = this.at(school);
    const user = people[step.pick % people.length];
    if (step.what === 'create' || !user) return this.begin(step, school);
    if (step.what === 'move') return this.move(user, school === 2 ? 3 : 2);
    const changes = changesOf(step, user);
    if (changes)
      await this.save(user, change(user, { ...SUPER_ADMIN, organizationId: school }, { changes, peers: NO_PEERS }));
  }

  private at(school: number): readonly User[] {
    return [...this.users.values()].filter((user) => user.organizationId === school && user.movedTo === null);
  }

  private async begin({ role, grade }: Step, school: number): Promise<void> {
    const id = 1000 + (this.made += 1);
    const texts = { username: `u${id}`, email: `u${id}@example.org`, firstName: `Ada${id}`, lastName: 'Lovelace' };
    await this.save({ organizationId: school, id }, create(id, { ...texts, role, gradeLevel: grade }));
  }

  private async move(user: User, to: 2 | 3): Promise<void> {
    const by = { ...SUPER_ADMIN, organizationId: user.organizationId };
    await this.save(user, change(user, by, { changes: { organizationId: to }, peers: NO_PEERS }));
    const left = this.users.get(keyOf(user)) as User;
    await this.save(
      this.users.get(`${to}/${user.id}`) ?? { organizationId: to, id: user.id },
      moveIn(left, by, { to }),
    );
  }

  private async save(
    before: User | Pick<User, 'organizationId' | 'id'>,
    events: readonly DomainEvent[],
  ): Promise<void> {
    if (events.length === 0) return;
    const state = 'version' in before ? before : undefined;
    const actor = { ...SUPER_ADMIN, organizationId: before.organizationId };
    const [saved] = await this.core.work.commit(actor, userStream, [{ id: before.id, state, events }]);
    this.users.set(keyOf(saved as User), saved as User);
  }
}

const keyOf = ({ organizationId, id }: Pick<User, 'organizationId' | 'id'>): string => `${organizationId}/${id}`;

function changesOf({ what, grade, role, pick }: Step, user: User): UserChanges | undefined {
  if (what === 'grade') return { gradeLevel: grade };
  if (what === 'role') return { role };
  if (what === 'standing') return { isActive: !user.isActive };
  if (what === 'rename') return { lastName: `Byron${pick % 100}`, email: `u${user.id}.${pick}@example.org` };
  return undefined;
}
