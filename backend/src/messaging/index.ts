export { notifyOfAccountsAndRules } from './accounts-and-rules.reaction.js';
export { ConfirmSubscription, Subscribe } from './commands/subscribe.js';
export { SendContactMessage } from './commands/contact-message.js';
export { eraseCorrespondence } from './erase-correspondence.js';
export { MessagingModule } from './messaging.module.js';
export { notifyOfOpportunities } from './opportunities.reaction.js';
export { notifyOfHours } from './hours.reaction.js';
export { contactMessageStream } from './persistence/contact-message.stream.js';
export { subscriptionStream } from './persistence/subscription.stream.js';
