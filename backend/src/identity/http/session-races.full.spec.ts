import { raceSessions } from '../../../test/session-race-suite.js';

raceSessions(50);
