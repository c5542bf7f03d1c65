import { backsUpUnderLoad } from './backup-under-load-suite.js';

backsUpUnderLoad({ seed: 20_261_128, writers: 4, acts: 40, flips: 0 });
