import { SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import { systemAt, type ErasureHandler } from '../platform/event-log/erasure-handler.js';
import { erase as eraseMessage } from './domain/contact-message.js';
import { erase as eraseSubscription } from './domain/subscription.js';
import { contactMessageStream } from './persistence/contact-message.stream.js';
import { subscriptionStream } from './persistence/subscription.stream.js';

const forgetChoices = (school: number, person: number) => ({
  name: 'forget-email-choices',
  text: 'DELETE FROM messaging.email_choices WHERE (organization_id, user_id) = ($1, $2)',
  values: [school, person],
});

/** Erasing a user forgets which emails they chose, and erases what arrived from their email addresses. */
export const eraseCorrespondence: ErasureHandler = async ({ id, emails, schools }, { database, work }) => {
  for (const school of schools) await database.write(systemAt(school), [forgetChoices(school, id)]);
  const values = [SYSTEM_ORGANIZATION, emails.map((email) => email.toLowerCase())];
  const [messages, subscriptions] = (await database.readAll(SYSTEM_ORGANIZATION, [
    { name: 'messages-from', text: from('messaging.contact_messages'), values },
    { name: 'subscriptions-of', text: from('messaging.subscriptions'), values },
  ])) as [object[], object[]];
  const system = systemAt(SYSTEM_ORGANIZATION);
  for (const message of messages.map((row) => contactMessageStream.stateOf(row))) {
    const change = { id: message.id, state: message, events: eraseMessage(message) };
    await work.commit(system, contactMessageStream, [change]);
  }
  for (const subscription of subscriptions.map((row) => subscriptionStream.stateOf(row))) {
    const change = { id: subscription.id, state: subscription, events: eraseSubscription(subscription) };
    await work.commit(system, subscriptionStream, [change]);
  }
};

const from = (table: string): string =>
  `SELECT * FROM ${table} WHERE organization_id = $1 AND lower(email) = ANY ($2) AND erased_at IS NULL`;
