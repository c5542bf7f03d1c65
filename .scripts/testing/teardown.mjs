import { stopDatabase } from './database.mjs';

export default stopDatabase;
