export { ageIdentity } from './backup-key.js';
export { backupName, BackupProblem, backupsIn, pruneBackups, type BackupFile } from './backup-store.js';
export { openBackupFile, openBackupStore } from './open-backup-store.js';
export { BackupModule } from './backup.module.js';
export type { LostErasure } from './lost-erasures.js';
export { restoreBackup } from './restore-backup.js';
export { freeGib, stateOfBackups, stateOfDisk, stateOfJobs, stateOfSealing } from './system-health.js';
export { OTHER_MAC_KEY, verifyBackup } from './verify-backup.js';
export { writeBackup } from './write-backup.js';
