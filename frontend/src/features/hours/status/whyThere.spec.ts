import type { HoursHistoryStep } from '@hourtrail/contracts';
import { anEntry, aStep, student, teacher, verifier } from '../../../testing/builders.js';
import { whyThere } from './whyThere.js';

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
    expect(whyThere(anEntry(), student, [aStep()])).toEqual([]);
    expect(whyThere(anEntry({ status: 'approved' }), student, [aStep(), verified(), approved()])).toEqual([]);
  });

  it('says who credited fewer hours than were logged', () => {
    const steps = [aStep(), verified({ hours: '2.50' }), approved({ hours: '2.00' })];
    const entry = anEntry({ status: 'approved', hours: '2.00' });
    expect(whyThere(entry, student, steps)).toEqual(['Tomas Rivera credited 2 of the 3 hours you logged.']);
    expect(whyThere(entry, verifier, steps)).toEqual(['Tomas Rivera credited 2 of the 3 hours Maya logged.']);
    expect(whyThere(entry, teacher, steps)).toEqual(['You credited 2 of the 3 hours Maya logged.']);
  });

  it('measures by the hours that were entered last', () => {
    const corrected = aStep({ type: 'hours.amended', from: 'pending', to: 'pending', hours: '4.00' });
    const steps = [aStep(), verified({ hours: '2.00' }), corrected, verified({ hours: '3.50' })];
    expect(whyThere(anEntry({ status: 'verified', hours: '3.50' }), student, steps)).toEqual([
      'Vera Okafor credited 3.5 of the 4 hours you logged.',
    ]);
    expect(whyThere(anEntry({ status: 'pending', hours: '4.00' }), student, steps.slice(0, 3))).toEqual([]);
  });

  it('says who changed what had been verified, so that it waits again', () => {
    expect(whyThere(anEntry({ hours: '2.50' }), student, [aStep(), verified(), amended('hours')])).toEqual([
      'Dana Whitfield changed the hours after Vera Okafor verified it, so it’s waiting again.',
    ]);
    const times = [aStep(), verified(), amended('date', 'startTime', 'endTime')];
    expect(whyThere(anEntry(), verifier, times)).toEqual([
      'Dana Whitfield changed the date and the times after you verified it, so it’s waiting again.',
    ]);
  });

  it('says who reopened it, and who took a verification back', () => {
    const reopened = aStep({ type: 'hours.reopened', actor: byAdmin, from: 'approved', to: 'pending' });
    expect(whyThere(anEntry(), student, [aStep(), verified(), approved(), reopened])).toEqual([
      'Dana Whitfield reopened it, so it’s waiting again.',
    ]);
    const retracted = verified({
      type: 'hours.verification-retracted',
      from: 'verified',
      to: 'pending',
      hours: '2.00',
    });
    expect(whyThere(anEntry({ hours: '2.00' }), student, [aStep(), verified({ hours: '2.00' }), retracted])).toEqual([
      'Vera Okafor took back the verification, so it’s waiting again.',
      'Vera Okafor lowered the hours from 3 to 2.',
    ]);
  });

  it('says where one person decided alone', () => {
    expect(whyThere(anEntry({ status: 'approved', singleActor: true }), student, [aStep(), approved()])).toEqual([
      'Decided by one person. No one verified it first.',
    ]);
  });
});
