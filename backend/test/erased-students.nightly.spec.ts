import { eraseStudents } from './erased-students-suite.js';

eraseStudents(50, 60, 7);
