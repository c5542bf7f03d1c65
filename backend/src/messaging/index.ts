export { MessagingModule } from './messaging.module.js';
export { tellOfOpportunities } from './opportunities.reaction.js';
export { tellThoseConcerned } from './notifications.reaction.js';
