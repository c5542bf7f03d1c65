import fc from 'fast-check';
import { amend, log, remove } from '../src/hours/domain/volunteer-hours.js';
import { decide, type RequestedAction } from '../src/hours/domain/decide.js';
import type { HoursActor } from '../src/hours/persistence/hours-store.js';
import { DomainError } from '../src/platform/kernel/domain-error.js';
import { Accounts, anAccountStep } from './accounts.js';
import { person, THREE_HOURS, type WriteCore } from './write-core.js';

const ACTIONS: readonly RequestedAction[] = ['submit', 'withdraw', 'verify', 'retract', 'approve', 'reject', 'reopen'];

/** What might happen next in one of two schools, to an account and to an entry; often refused. */
export const aStep = fc.record({
  school: fc.constantFrom(2 as const, 3 as const),
  role: fc.constantFrom('student' as const, 'verifier' as const, 'teacher' as const, 'admin' as const),
  action: fc.constantFrom(...ACTIONS, 'log' as const, 'log' as const, 'amend' as const, 'delete' as const),
  pick: fc.nat(),
  month: fc.integer({ min: 7, max: 9 }),
  day: fc.integer({ min: 1, max: 28 }),
  halves: fc.integer({ min: 1, max: 6 }),
  account: anAccountStep,
  comment: fc.option(fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !text.includes('\0'))),
});
type Step = typeof aStep extends fc.Arbitrary<infer T> ? T : never;

/** Plays random steps through the real decisions. */
export class RandomHistory {
  private readonly accounts: Accounts;
  private readonly entries: Record<2 | 3, { readonly id: number; readonly owner: HoursActor }[]> = { 2: [], 3: [] };

  constructor(private readonly core: WriteCore) {
    this.accounts = new Accounts(core);
  }

  async take(step: Step): Promise<void> {
    await this.accounts.take(step.account, step.school);
    const known = this.entries[step.school];
    try {
      if (step.action === 'log' || known.length === 0) known.push(await this.log(step));
      else await this.decide(step, known[step.pick % known.length] as (typeof known)[number]);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }

  private async log(step: Step): Promise<{ id: number; owner: HoursActor }> {
    const { school, pick } = step;
    const volunteers = [person('student', school), ...this.accounts.volunteers(school)];
    const owner = volunteers[pick % volunteers.length] as HoursActor;
    const verifierId = person('verifier', school).id;
    const fields = { ...THREE_HOURS, date: dateOf(step), hundredths: step.halves * 50, verifierId };
    const { id } = await this.core.hoursStore.begin(owner, { volunteer: owner.id, verifier: verifierId }, (now) =>
      log(fields, owner, now),
    );
    return { id, owner };
  }

  private async decide(step: Step, { id, owner }: { id: number; owner: HoursActor }): Promise<void> {
    const { role, school, action, halves, comment } = step;
    const by = role === 'student' ? owner : person(role, school);
    const review = { comment, ...(role === 'student' ? {} : { hundredths: Math.min(halves * 50, 150) }) };
    await this.core.hoursStore.decide({ by, id }, (entry, now) => {
      if (action === 'delete') return remove(entry, by, comment);
      if (action === 'amend') return amend(entry, by, { fields: { date: dateOf(step) }, reason: comment }, now);
      return decide(action as RequestedAction, entry, { by, review }, now);
    });
  }
}

const dateOf = ({ month, day }: Step): string => `2026-0${month}-${String(day).padStart(2, '0')}`;
