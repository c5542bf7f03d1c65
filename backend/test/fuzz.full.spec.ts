import { fuzz } from './fuzz-suite.js';

fuzz(4_000, 20_261_123);
