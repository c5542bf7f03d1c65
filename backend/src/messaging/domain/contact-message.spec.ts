import { refusalOf } from '../../../test/given.js';
import type { DomainEvent } from '../../platform/kernel/event.js';
import { erase, evolveContactMessage, handle, receive, reopen, type ContactMessage } from './contact-message.js';

const AT = new Date('2026-11-21T15:00:00Z');
const ANA = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@lincoln.example',
  organization: 'Lincoln High School',
  message: 'How do we begin?',
};

const evolved = (before: ContactMessage | undefined, [event]: readonly DomainEvent[]): ContactMessage =>
  evolveContactMessage(before, {
    organizationId: 0,
    stream: 'contact-message/3',
    version: (before?.version ?? 0) + 1,
    at: AT,
    actor: { id: before ? 9 : null, role: before ? 'super-admin' : 'visitor' },
    type: event!.type,
    data: {},
    texts: event!.texts ?? {},
  });

test('a message keeps all that was written beside the event, and nothing of it inside', () => {
  const [event] = receive(ANA);
  expect(event).toEqual({ type: 'contact-message.received', data: {}, texts: ANA });
  expect(evolved(undefined, [event!])).toEqual({
    id: 3,
    version: 1,
    ...ANA,
    status: 'new',
    receivedAt: AT,
    handledAt: null,
    handledBy: null,
    erasedAt: null,
  });
});

test('a message is seen to, and waits again, each once', () => {
  const waiting = evolved(undefined, receive(ANA));
  const handled = evolved(waiting, handle(waiting));
  expect(handled).toMatchObject({ status: 'handled', handledBy: 9, handledAt: AT });
  expect(refusalOf(() => handle(handled))?.code).toBe('contact-message.handled');
  expect(evolved(handled, reopen(handled))).toEqual({ ...waiting, version: 3 });
  expect(refusalOf(() => reopen(waiting))?.code).toBe('contact-message.new');
});

test('an erased message leaves nothing but that it came, whatever became of it before', () => {
  const handled = evolved(evolved(undefined, receive(ANA)), handle(evolved(undefined, receive(ANA))));
  expect(erase(handled)).toEqual([{ type: 'contact-message.erased', data: {} }]);
  const erased = evolved(handled, erase(handled));
  expect(erased).toMatchObject({ status: 'handled', email: '', organization: '', message: '', erasedAt: AT });
  expect(JSON.stringify(erased)).not.toMatch(/Ana|Ruiz|lincoln|begin/i);
  expect(erase(erased)).toEqual([]);
});

test('an event of another kind is not taken for one of a message', () => {
  expect(() => evolved(undefined, [{ type: 'contact-message.handled', data: {} }])).toThrow('contact-message.handled');
});
