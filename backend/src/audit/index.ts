export { AuditModule } from './audit.module.js';
export { auditedEvents, kin } from './audited.projection.js';
export { exportedAnomalies } from './queries/list-anomalies.js';
export { exportedDecisions } from './queries/list-deciders.js';
export { exportedEvents } from './queries/list-events.js';
