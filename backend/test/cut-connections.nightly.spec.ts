import { describeCutConnections } from './cut-connections.js';

describeCutConnections(2_000, Math.floor(Math.random() * 2 ** 31));
