import { t } from '@hourtrail/contracts';
import { conflict, type DomainError } from '../../platform/kernel/domain-error.js';
import { Stream } from '../../platform/event-log/stream.js';
import { stale } from '../../platform/event-log/unit-of-work.js';
import { evolve } from '../domain/evolve.js';
import { movedInOfSchema1 } from '../domain/user.events.js';
import type { User } from '../domain/user.js';

const taken = (field: 'username' | 'email') => (): DomainError => {
  const message = field === 'username' ? t('apiPeople.usernameTaken') : t('apiPeople.emailTaken');
  return conflict('identity.taken', message, { errors: [{ field, message }] });
};

export const userStream = new Stream<User>({
  name: 'user',
  table: 'identity.users',
  evolve,
  upcasters: { 'user.moved-in': [movedInOfSchema1] },
  refusals: {
    users_username: taken('username'),
    users_email: taken('email'),
    // one person who comes back from the provider in two windows
    school_identities_pkey: () => stale(),
  },
  columns: {
    username: { type: 'text' },
    email: { type: 'text' },
    firstName: { type: 'text' },
    lastName: { type: 'text' },
    role: { type: 'text' },
    gradeLevel: { type: 'text', nullable: true },
    language: { type: 'text', nullable: true },
    isActive: { type: 'boolean', default: true },
    mustChangePassword: { type: 'boolean', default: false },
    nomination: { type: 'text', nullable: true },
    familyCode: { type: 'text', nullable: true },
    checkpointMail: { type: 'boolean', default: false },
    movedFrom: { type: 'integer', nullable: true },
    movedTo: { type: 'integer', nullable: true },
    graduatedOn: { type: 'date', nullable: true },
    rolloverYearId: { type: 'integer', nullable: true },
    createdBy: { type: 'integer', nullable: true },
    createdAt: { type: 'timestamptz', precision: 6 },
    importId: { type: 'integer', nullable: true },
    erasedAt: { type: 'timestamptz', nullable: true },
    couldEnter: { type: 'integer', array: true, default: [] },
    emailFrom: { type: 'integer', array: true, default: [] },
    emailConfirmed: { type: 'boolean', default: false },
    newEmail: { type: 'text', nullable: true },
    newEmailFrom: { type: 'integer', array: true, default: [] },
  },
});
