import { fuzz } from './fuzz-suite.js';

fuzz(100_000, 7);
