import { backsUpUnderLoad } from './backup-under-load-suite.js';

backsUpUnderLoad({ seed: 7, writers: 12, acts: 3_000, flips: 200 });
