import { decidingCells, describeWhoMayDoWhat, TABLES } from './permissions/matrix.js';

describeWhoMayDoWhat(TABLES.opportunities, decidingCells);
