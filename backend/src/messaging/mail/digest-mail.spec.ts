import { inLanguage } from '../../platform/web/language.js';
import { childrenEmail, workEmail } from './digest-mail.js';

const DANA = { email: 'dana@lincoln.example', firstName: 'Dana', school: 'Lincoln', role: 'teacher' } as const;
const LINKS = {
  at: 'https://hours.example.org',
  stop: { page: 'https://x.example/p', oneClick: 'https://x.example/c' },
};
const MAYA = { name: 'Maya', approvedThisWeek: 350, waiting: 0, counted: 2_050, goal: 50 };

test('a teacher reads how much waits, and how much of it too long', () => {
  const email = workEmail({ verified: 10, pending: 4, old: 3 }, DANA, LINKS);
  expect(email?.subject).toBe('14 to review, 3 waiting over 7 days');
  expect(email?.text).toContain('Ready to approve: 10\nWaiting for a verifier: 4\nWaiting over 7 days: 3');
  expect(email?.unsubscribeAt).toBe(LINKS.stop.oneClick);
  expect(workEmail({ verified: 1, pending: 0, old: 0 }, DANA, LINKS)?.subject).toBe('1 to review');
});

test('a parent reads of the children who have something to tell', () => {
  const leo = { ...MAYA, name: 'Leo', approvedThisWeek: 0, waiting: 200 };
  const idle = { ...MAYA, name: 'Ida', approvedThisWeek: 0 };
  const email = inLanguage('es', () => childrenEmail([MAYA, idle, leo], { ...DANA, role: 'parent' }, LINKS));
  expect(email?.subject).toBe('La semana de Maya y Leo');
  expect(email?.text).toContain('Maya\n\nAprobadas la semana pasada: 3.5 horas');
  expect(email?.text).not.toContain('Ida');
});

test('nothing to say is no email', () => {
  expect(workEmail({ verified: 0, pending: 0, old: 0 }, DANA, LINKS)).toBeUndefined();
  expect(childrenEmail([{ ...MAYA, approvedThisWeek: 0 }], DANA, LINKS)).toBeUndefined();
});
