import { faultsOf } from './faults.js';
import { describeScreens } from './screens.js';

describeScreens(faultsOf);
