export { MessagingModule } from './messaging.module.js';
export { tellThoseConcerned } from './notifications.reaction.js';
