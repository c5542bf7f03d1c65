export { BackupProblem } from './archive.js';
export { backupName, backupsIn, isBackupDue, makeBackupFolder, pruneBackups } from './backup-folder.js';
export { ageIdentity } from './backup-key.js';
export { BackupModule } from './backup.module.js';
export type { LostErasure } from './lost-erasures.js';
export { restoreBackup } from './restore-backup.js';
export { freeGib, stateOfBackups, stateOfDisk, stateOfJobs, stateOfSealing } from './system-health.js';
export { verifyBackup } from './verify-backup.js';
export { writeBackup } from './write-backup.js';
