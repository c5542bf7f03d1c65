import { describeCutConnections } from './cut-connections.js';

describeCutConnections(60, 20_261_128);
