import type { HoursHistoryStep } from '@hourtrail/contracts';
import { anEntry, aStep, student, teacher, verifier } from '../../../testing/builders.js';
import { whyThere } from './whyThere.js';

const whysOf = (...of: Parameters<typeof whyThere>): readonly string[] => whyThere(...of).map(({ words }) => words);

const byVerifier = { id: verifier.id, name: 'Vera Okafor', role: 'verifier' } as const;
const byTeacher = { id: teacher.id, name: 'Tomas Rivera', role: 'teacher' } as const;
const byAdmin = { id: 2, name: 'Dana Whitfield', role: 'admin' } as const;

const verified = (given: Partial<HoursHistoryStep> = {}) =>
  aStep({ type: 'hours.verified', actor: byVerifier, from: 'pending', to: 'verified', ...given });
const approved = (given: Partial<HoursHistoryStep> = {}) =>
  aStep({ type: 'hours.approved', actor: byTeacher, from: 'verified', to: 'approved', ...given });
const amended = (...fields: readonly string[]) =>
  aStep({
    type: 'hours.amended',
    actor: byAdmin,
    from: 'verified',
    to: 'pending',
    hours: fields.includes('hours') ? '2.50' : '3.00',
    changes: fields.map((field) => ({ field, from: 'before', to: 'after' })),
  });

describe('why an entry counts what it counts', () => {
  it('needs no words where everything went as it was logged', () => {
    expect(whysOf(anEntry(), student, [aStep()])).toEqual([]);
    expect(whysOf(anEntry({ status: 'approved' }), student, [aStep(), verified(), approved()])).toEqual([]);
  });

  it('says who set the category, while the entry has it', () => {
    const changes = [{ field: 'category', from: null, to: 'Direct service' }];
    const steps = [aStep(), approved({ changes })];
    const entry = anEntry({ status: 'approved', categoryId: 1, category: { id: 1, name: 'Direct service' } });
    expect(whysOf(entry, student, steps)).toEqual(['Tomas Rivera set the category to “Direct service”.']);
    expect(whysOf(entry, teacher, steps)).toEqual(['You set the category to “Direct service”.']);
    const later = aStep({ type: 'hours.amended', actor: byAdmin, from: 'approved', to: 'pending', changes });
    expect(whysOf(entry, student, [...steps, later])).toEqual([]);
  });

  it('says who credited fewer hours than were logged', () => {
    const steps = [aStep(), verified({ hours: '2.50' }), approved({ hours: '2.00' })];
    const entry = anEntry({ status: 'approved', hours: '2.00' });
    expect(whysOf(entry, student, steps)).toEqual([
      'Tomas Rivera approved 2 of the 3 hours you logged. No reason was given.',
    ]);
    expect(whysOf(entry, verifier, steps)).toEqual([
      'Tomas Rivera approved 2 of the 3 hours Maya logged. No reason was given.',
    ]);
    expect(whysOf(entry, teacher, steps)).toEqual(['You approved 2 of the 3 hours Maya logged. No reason was given.']);
  });

  it('says with it why fewer hours were credited', () => {
    const steps = [aStep({ hours: '1.50' }), approved({ from: 'pending', hours: '1.00', comment: 'You left at ten' })];
    const entry = anEntry({ status: 'approved', hours: '1.00', loggedHours: '1.50' });
    expect(whyThere(entry, student, steps)).toEqual([
      { words: 'Tomas Rivera approved 1 of the 1.5 hours you logged.', comment: 'You left at ten' },
    ]);
    const [erased] = whyThere({ ...entry, erasedAt: '2026-11-02T12:00:00.000Z' }, teacher, [
      steps[0]!,
      approved({ hours: '1.00' }),
    ]);
    expect(erased?.words).toBe('You approved 1 of the 1.5 hours.');
  });

  it('measures by the hours that were entered last', () => {
    const corrected = aStep({ type: 'hours.amended', from: 'pending', to: 'pending', hours: '4.00' });
    const steps = [aStep(), verified({ hours: '2.00' }), corrected, verified({ hours: '3.50' })];
    expect(whysOf(anEntry({ status: 'verified', hours: '3.50' }), student, steps)).toEqual([
      'Vera Okafor verified 3.5 of the 4 hours you logged. No reason was given.',
    ]);
    expect(whysOf(anEntry({ status: 'pending', hours: '4.00' }), student, steps.slice(0, 3))).toEqual([]);
  });

  it('says who changed what had been verified, so that it waits again', () => {
    expect(whysOf(anEntry({ hours: '2.50' }), student, [aStep(), verified(), amended('hours')])).toEqual([
      'Dana Whitfield changed the hours after Vera Okafor verified it, so it’s waiting again.',
    ]);
    const times = [aStep(), verified(), amended('date', 'startTime', 'endTime')];
    expect(whysOf(anEntry(), verifier, times)).toEqual([
      'Dana Whitfield changed the date and the times after you verified it, so it’s waiting again.',
    ]);
  });

  it('says who reopened it, and who took a verification back', () => {
    const reopened = aStep({ type: 'hours.reopened', actor: byAdmin, from: 'approved', to: 'pending' });
    expect(whysOf(anEntry(), student, [aStep(), verified(), approved(), reopened])).toEqual([
      'Dana Whitfield reopened it, so it’s waiting again.',
    ]);
    const retracted = verified({
      type: 'hours.verification-retracted',
      from: 'verified',
      to: 'pending',
      hours: '2.00',
    });
    expect(whysOf(anEntry({ hours: '2.00' }), student, [aStep(), verified({ hours: '2.00' }), retracted])).toEqual([
      'Vera Okafor took back the verification, so it’s waiting again.',
      'Vera Okafor lowered the hours from 3 to 2.',
    ]);
  });

  it('says where one person decided alone', () => {
    expect(whysOf(anEntry({ status: 'approved', singleActor: true }), student, [aStep(), approved()])).toEqual([
      'Decided by one person. No one verified it first.',
    ]);
  });
});
