import { fuzz } from './fuzz-suite.js';

fuzz(8_000, 20_261_123);
