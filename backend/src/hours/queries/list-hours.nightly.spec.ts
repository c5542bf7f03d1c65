import { describeListsOfHours } from '../../../test/listed-hours.js';

describeListsOfHours({ small: 100_000, large: 10_000_000, patience: 1_800_000 });
