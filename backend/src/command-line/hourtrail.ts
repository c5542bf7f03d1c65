import 'reflect-metadata';
import { asCalledHere, complaintOf } from '../platform/config/start-error.js';
import { auditAcceptRestore } from './audit-accept-restore.js';
import { auditFsck } from './audit-fsck.js';
import { auditResume } from './audit-resume.js';
import { backupKey } from './backup-key.js';
import { backup } from './backup.js';
import { helpOf, inputOf, readCall, WrongUse, type Commands } from './command.js';
import { demoLoad } from './demo-load.js';
import { doctor } from './doctor.js';
import { exportFile } from './export.js';
import { importFile } from './import.js';
import { jobs, jobsDrop, jobsRetry } from './jobs.js';
import { keys, keysNew, keysRotate } from './keys.js';
import { mailTest } from './send-test-mail.js';
import { migrate } from './migrate.js';
import { rebuildRows } from './rebuild.js';
import { restore } from './restore.js';
import { setup } from './setup.js';
import { usersActivate, usersCreate, usersDeactivate, usersList, usersPassword } from './users.js';
import { verify } from './verify-backup.js';

const COMMANDS: Commands = {
  setup,
  doctor,
  migrate,
  backup,
  'verify-backup': verify,
  restore,
  'backup-key': backupKey,
  rebuild: rebuildRows,
  'users list': usersList,
  'users create': usersCreate,
  'users password': usersPassword,
  'users deactivate': usersDeactivate,
  'users activate': usersActivate,
  import: importFile,
  export: exportFile,
  jobs,
  'jobs retry': jobsRetry,
  'jobs drop': jobsDrop,
  'mail test': mailTest,
  keys,
  'keys rotate': keysRotate,
  'keys new': keysNew,
  'demo load': demoLoad,
  'audit fsck': auditFsck,
  'audit accept-restore': auditAcceptRestore,
  'audit resume': auditResume,
};

const print = (text: string): void => void process.stdout.write(`${asCalledHere(text)}\n`);
const complain = (text: string): void => void process.stderr.write(`${asCalledHere(text)}\n`);
// a reader such as head that has enough does not end a command in its middle
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

const words = process.argv.slice(2);
const asJson = words.includes('--json');
try {
  const { name, command, values } = readCall(COMMANDS, words);
  if (!command || values['help']) {
    print(helpOf(COMMANDS, name));
    if (words.length === 0) process.exitCode = 2;
  } else {
    const result = await command.run(inputOf(values, asJson ? complain : print));
    if (asJson) print(JSON.stringify(result));
    if (!result.ok) process.exitCode = 1;
  }
} catch (error) {
  if (asJson) print(JSON.stringify({ ok: false, error: complaintOf(error) }));
  else complain(complaintOf(error));
  process.exitCode = error instanceof WrongUse ? 2 : 1;
}
