import { raceSessions } from '../../../test/session-races.js';

raceSessions(50);
