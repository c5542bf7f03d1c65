import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HOURS_EVENT_TYPES, isEventType, t } from '@hourtrail/contracts';
import { activitySentence } from './activitySentences.js';
import { eventLabel } from './eventLabels.js';

const BACKEND = join(import.meta.dirname, '../../../../backend/src');
const STREAMS = [
  'hours',
  'record',
  'badge',
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

describe('the sentences of recent activity', () => {
  const dana = { id: 2, name: 'Dana Whitfield', role: 'admin' };

  it('cover every event type of the log', () => {
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
    expect(types.filter((type) => !isEventType(type))).toEqual([]);
  });

  it('name the actor, and the person if it is another', () => {
    const sentenceFor = (type: string, about: string | null) =>
      t(activitySentence({ type, actor: dana, about }), { actor: dana.name, person: about ?? '' });
    expect(sentenceFor('user.nomination-confirmed', 'Priya Raman')).toBe(
      '<strong>Dana Whitfield</strong> confirmed Priya Raman’s nomination as a verifier',
    );
    expect(sentenceFor('user.nomination-confirmed', null)).toBe(
      '<strong>Dana Whitfield</strong> confirmed a verifier nomination',
    );
    expect(sentenceFor('user.password-changed', 'Dana Whitfield')).toBe(
      '<strong>Dana Whitfield</strong> chose a new password',
    );
    expect(sentenceFor('organization.closed', null)).toBe('<strong>Dana Whitfield</strong> closed the school');
    expect(sentenceFor('hours.translated', null)).toBe('<strong>Dana Whitfield</strong> changed something');
  });

  it('label every event for the audit log', () => {
    expect(eventLabel('hours.approved')).toBe('Approved hours');
    expect(eventLabel('hours.translated')).toBe('Changed something');
  });
});
