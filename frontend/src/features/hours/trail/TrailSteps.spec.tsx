import type { HoursEventType } from '@hourtrail/contracts';
import { screen } from '@testing-library/react';
import { aStep, student } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { TrailSteps } from './TrailSteps.js';
import { changeWords, policyWords, stepTitle } from './trailWords.js';

const steps = [
  aStep(),
  aStep({
    type: 'hours.verified',
    at: '2026-10-02T16:30:00.000Z',
    actor: { id: 6, name: 'Vera Okafor', role: 'verifier' },
    couldBe: [
      { id: 3, name: 'Tomas Rivera' },
      { id: 2, name: 'Dana Whitfield' },
    ],
    from: 'pending',
    to: 'verified',
    hours: '2.50',
    changes: [{ field: 'hours', from: '3.00', to: '2.50' }],
    comment: 'You left at half past eleven.',
  }),
  aStep({
    type: 'hours.approved',
    at: '2026-10-03T16:30:00.000Z',
    actor: { id: 3, name: 'Tomas Rivera', role: 'teacher' },
    from: 'verified',
    to: 'approved',
    policy: 'standard',
    marks: ['overturned', 'singleActor', 'no-reason'],
  }),
];

describe('the trail of an entry', () => {
  it('tells step by step who did what, when, and what was said', () => {
    renderPart(<TrailSteps steps={steps} />, { user: student });
    const [submitted, verified, approved] = Array.from(screen.getByRole('list', { name: 'Trail' }).children);
    expect(submitted).toHaveTextContent(
      /Submitted for verification.*Maya Chen.*Student.*3 hours.*September 30, 2026, 4:00 PM.*Pending/,
    );
    expect(verified).toHaveTextContent(
      /Verified.*Vera Okafor.*Verifier.*October 2, 2026, 12:30 PM.*from.*Pending.*to.*Verified/,
    );
    expect(verified).toHaveTextContent('Tomas Rivera and Dana Whitfield could have logged in to this account');
    expect(approved).not.toHaveTextContent('could have logged in');
    expect(verified).toHaveTextContent(/^Verified 2.5 of 3 hours/);
    expect(verified).not.toHaveTextContent('lowered');
    expect(verified).toHaveTextContent('You left at half past eleven.');
    expect(approved).toHaveTextContent(
      /Overturned an earlier rejection.*Decided by one person. No one verified it first..*No reason given/,
    );
  });

  it('says of every decision by which rules and policy it was made', () => {
    renderPart(<TrailSteps steps={steps} />, { user: student });
    const [submitted, verified, approved] = Array.from(screen.getByRole('list', { name: 'Trail' }).children);
    expect(submitted).not.toHaveTextContent('rules');
    expect(verified).toHaveTextContent('Rules version 1');
    expect(approved).toHaveTextContent('Standard policy, rules version 1');
    expect(policyWords(aStep({ type: 'hours.approved', policy: 'strict', rules: 2 }))).toBe(
      'Strict policy, rules version 2',
    );
  });

  it('words every change of a field', () => {
    expect(changeWords({ field: 'date', from: '2026-05-01', to: '2026-05-02' })).toBe(
      'Date: Fri, May 1, 2026 → Sat, May 2, 2026',
    );
    expect(changeWords({ field: 'startTime', from: null, to: '14:00' })).toBe('Start time: empty → 2:00 PM');
    expect(changeWords({ field: 'verifier', from: 'Vera Okafor', to: null })).toBe('Verifier: Vera Okafor → empty');
    expect(changeWords({ field: 'hours', from: '2.00', to: '2.50' })).toBe('Hours raised from 2 to 2.5 hours');
    expect(changeWords({ field: 'hours', from: null, to: '2.50' })).toBe('Hours: empty → 2.5');
  });

  it('has a title for an event it has never heard of', () => {
    expect(stepTitle({ type: 'hours.translated' as HoursEventType, changes: [] })).toBe('Changed');
  });
});
