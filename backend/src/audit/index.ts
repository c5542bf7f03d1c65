export { AuditModule } from './audit.module.js';
export { auditedEvents, kin } from './audited.projection.js';
