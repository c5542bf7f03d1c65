import { eraseStudents } from './erased-students-suite.js';

eraseStudents(3, 10, 20_261_128);
