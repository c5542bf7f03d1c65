import { mayAssign } from '@hourtrail/contracts';
import { conflict, forbidden } from '../../platform/kernel/domain-error.js';
import type { Editor } from './explained.js';
import type { User } from './user.js';

export function peopleAreLetInByThoseWhoMay(by: Editor, { role }: User): void {
  if (mayAssign(by.role, role)) return;
  throw forbidden('identity.not-yours-to-let-in', 'Your role does not let you make passwords for this person.');
}

export function nobodyLetsThemselvesIn(by: Editor, { id }: User): void {
  if (by.id === id) throw forbidden('identity.own-password', 'Change your own password on your profile.');
}

export function onlyActivePeopleAreLetIn({ isActive, nomination }: User): void {
  if (nomination === 'waiting') {
    throw conflict('identity.nomination-waiting', 'This nomination waits for an answer: confirm or refuse it first.');
  }
  if (!isActive) throw conflict('identity.not-active', 'This account is not active.');
}
