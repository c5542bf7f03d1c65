import { fuzz } from './fuzz-suite.js';

fuzz(1_000_000, 7);
