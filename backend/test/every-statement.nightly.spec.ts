import { describeFailingStatements } from './every-statement-fails.js';

describeFailingStatements(() => true);
