export { ConfirmSubscription } from './commands/confirm-subscription.js';
export { SendContactMessage } from './commands/send-contact-message.js';
export { Subscribe } from './commands/subscribe.js';
export { MessagingModule } from './messaging.module.js';
export { tellOfOpportunities } from './opportunities.reaction.js';
export { tellThoseConcerned } from './notifications.reaction.js';
export { contactMessageStream } from './persistence/contact-message.stream.js';
export { subscriptionStream } from './persistence/subscription.stream.js';
