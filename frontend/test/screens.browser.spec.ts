import { describeScreens } from './screens.js';

// accessibility takes its time: the full ring looks at it
describeScreens(async () => []);
