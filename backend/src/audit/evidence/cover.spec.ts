import { CollectedSteps } from './collected-steps.js';
import { stepWords } from './cover.js';

const NAMES = new Map([
  [5, 'Amara Diallo'],
  [12, 'Ellen Hargrove'],
]);

const wordsOf = (event: object): string => {
  const gathered = new CollectedSteps();
  const whole = { version: 2, at: '2026-09-04T20:35:57.000Z', data: {}, ...event };
  gathered.add(29, JSON.stringify(whole));
  gathered.addText(29, 'comment', 'Thank you');
  return stepWords(gathered.steps[0]!, NAMES, 'America/New_York');
};

describe('a step on the cover of evidence', () => {
  const verified = {
    stream: 'hours/5',
    type: 'hours.verified',
    actor: { id: 12, role: 'verifier' },
    data: { student: 5, hundredthsAfter: 100, dateAfter: '2026-09-02' },
  };

  it('says whose hours they are, of which day, and who decided when', () => {
    expect(wordsOf(verified).replaceAll('\u202f', ' ')).toBe(
      'Verified by Ellen Hargrove, verifier · Sep 4, 2026, 4:35:57 PM EDT · ' +
        'hours entry 5 of Amara Diallo, step 2: 1.00 hours on Sep 2, 2026 · comment: “Thank you”',
    );
  });

  it('names nobody twice who did it to what is their own', () => {
    const own = { ...verified, type: 'hours.submitted', actor: { id: 5, role: 'student' } };
    expect(wordsOf(own)).toMatch(/^Submitted by Amara Diallo, student · .* · hours entry 5, step 2: 1\.00 hours/);
  });

  it('calls records by words, and people without a name by their number', () => {
    const erased = { stream: 'user/9', type: 'user.role-changed', actor: { id: 12, role: 'admin' } };
    expect(wordsOf(erased)).toContain(' · account 9 of Person 9, step 2 · ');
    const settings = { stream: 'family-link/3', type: 'family-link.made', actor: { id: null, role: 'system' } };
    expect(wordsOf(settings)).toMatch(/^Made by HourTrail · .* · family link 3, step 2 · /);
  });

  it('holds what somebody changed behind the application', () => {
    expect(wordsOf({ ...verified, data: { student: 5, hundredthsAfter: 100, dateAfter: 'soon' } })).toContain(
      'step 2: 1.00 hours · ',
    );
  });
});
