import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HOURS_EVENT_TYPES } from '@hourtrail/contracts';
import { activityWords, hasWords } from './activityWords.js';

const BACKEND = join(import.meta.dirname, '../../../../backend/src');
const STREAMS = [
  'hours',
  'user',
  'organization',
  'settings',
  'family-link',
  'join-request',
  'opportunity',
  'signup',
  'attendance',
  'import',
  'export',
  'contact-message',
  'subscription',
  'log',
];
const NAMED = new RegExp(`(?<!(?:conflict|forbidden|invalid)\\()'((?:${STREAMS.join('|')})\\.[a-z-]+)'`, 'g');

/** Every type that a file of the server names where it declares an event. */
const typesInTheLog = (): string[] => {
  const named = readdirSync(BACKEND, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.spec.'))
    .map((file) => readFileSync(join(BACKEND, file), 'utf8'))
    .filter((text) => /^export type \w+Event =/m.test(text))
    .flatMap((text) => [...text.matchAll(NAMED)].map(([, type]) => type!));
  return [...new Set([...HOURS_EVENT_TYPES, ...named])];
};

describe('what a super-admin reads of the activity', () => {
  const dana = { id: 2, name: 'Dana Whitfield', role: 'admin' };

  it('has words for everything that the log can hold', () => {
    const types = typesInTheLog();
    expect(types).toEqual(
      expect.arrayContaining([
        'user.signed-up',
        'family-link.made',
        'settings.changed',
        'import.undone',
        'export.made',
        'contact-message.received',
        'subscription.confirmed',
      ]),
    );
    expect(types.filter((type) => !hasWords(type))).toEqual([]);
  });

  it('tells who did what to whom, and names nobody twice', () => {
    const wordsFor = (type: string, about: string | null) => activityWords({ type, actor: dana, about });
    expect(wordsFor('user.nomination-confirmed', 'Priya Raman')).toBe(
      'confirmed the verifier nomination of Priya Raman',
    );
    expect(wordsFor('user.nomination-confirmed', null)).toBe('confirmed a verifier nomination');
    expect(wordsFor('user.password-changed', 'Dana Whitfield')).toBe('chose a new password');
    expect(wordsFor('organization.closed', null)).toBe('closed the school');
  });

  it('has words even for what it has never heard of', () => {
    expect(activityWords({ type: 'hours.translated', actor: dana, about: null })).toBe('changed something');
  });
});
