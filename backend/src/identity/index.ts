export { CreateUser } from './commands/create-user.js';
export { DEMO_PASSWORD, DEMO_USERNAMES } from './demo-accounts.js';
export type { NewUser, User } from './domain/user.js';
export type { UserData, UserEvent, UserTexts } from './domain/user.events.js';
export { IdentityModule } from './identity.module.js';
export { userStream } from './persistence/user.stream.js';
