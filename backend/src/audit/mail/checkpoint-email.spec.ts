import { checkpointEmail } from './checkpoint-email.js';

const NOTE = 'hours.example.org/2\n1204\nroot=\nsealed at 2026-11-21T17:30:00.000Z\n\n— hours.example.org sig=\n';
const AUDITOR = {
  to: 'ingrid@lincoln.example',
  at: 'https://hours.example.org',
  unsubscribeAt: 'https://hours.example.org/api/unsubscribe/x',
  note: NOTE,
};
const LINCOLN = { ...AUDITOR, organizationId: 2, school: 'Lincoln High School', size: 1204 };

test('the letter names the school and how much is sealed, and brings the checkpoint as it was signed', () => {
  const { to, subject, attached } = checkpointEmail(LINCOLN);
  expect(to).toBe('ingrid@lincoln.example');
  expect(subject).toBe('Log checkpoint for Lincoln High School: 1,204 events');
  expect(attached).toEqual({ name: 'checkpoint-2-1204.txt', content: NOTE });
});

test('it says where to check the file, by which command, and where these letters end', () => {
  const { text, unsubscribeAt } = checkpointEmail(LINCOLN);
  expect(text).toContain('\nhttps://hours.example.org/audit\n');
  expect(text).toContain('npx --no -- hourtrail audit fsck --checkpoints checkpoint-2-1204.txt');
  expect(text).toContain('To stop them, log in');
  expect(unsubscribeAt).toBe(AUDITOR.unsubscribeAt);
});

test('of the system’s own log it leads to that log', () => {
  const { subject, text, attached } = checkpointEmail({ ...LINCOLN, organizationId: 0, size: 1 });
  expect(subject).toBe('System log checkpoint: 1 event');
  expect(text).not.toContain('Lincoln');
  expect(text).toContain('\nhttps://hours.example.org/audit?school=0\n');
  expect(attached?.name).toBe('checkpoint-0-1.txt');
});
