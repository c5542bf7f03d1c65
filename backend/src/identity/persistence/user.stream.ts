import { conflict, type DomainError } from '../../platform/kernel/domain-error.js';
import type { Stream } from '../../platform/event-log/stream.js';
import { evolve } from '../domain/evolve.js';
import type { User } from '../domain/user.js';

/** One sentence for both: a file's rows are not to tell whose email is known here. */
export const TAKEN = 'This username or email is already taken.';

const taken = (field: 'username' | 'email') => (): DomainError => {
  const message = `This ${field} is already taken.`;
  return conflict('identity.taken', message, { errors: [{ field, message }] });
};

export const userStream: Stream<User> = {
  name: 'user',
  table: 'identity.users',
  evolve,
  refusals: { users_username: taken('username'), users_email: taken('email') },
  columns: [
    { name: 'username', type: 'text', value: (user) => user.username },
    { name: 'email', type: 'text', value: (user) => user.email },
    { name: 'first_name', type: 'text', value: (user) => user.firstName },
    { name: 'last_name', type: 'text', value: (user) => user.lastName },
    { name: 'role', type: 'text', value: (user) => user.role },
    { name: 'grade_level', type: 'text', value: (user) => user.gradeLevel },
    { name: 'is_active', type: 'boolean', value: (user) => user.isActive },
    { name: 'must_change_password', type: 'boolean', value: (user) => user.mustChangePassword },
    { name: 'nomination', type: 'text', value: (user) => user.nomination },
    { name: 'family_code', type: 'text', value: (user) => user.familyCode },
    { name: 'checkpoint_mail', type: 'boolean', value: (user) => user.checkpointMail },
    { name: 'moved_from', type: 'integer', value: (user) => user.movedFrom },
    { name: 'moved_to', type: 'integer', value: (user) => user.movedTo },
    { name: 'created_by', type: 'integer', value: (user) => user.createdBy },
    { name: 'created_at', type: 'timestamptz', value: (user) => user.createdAt },
    { name: 'import_id', type: 'integer', value: (user) => user.importId },
    { name: 'erased_at', type: 'timestamptz', value: (user) => user.erasedAt },
    { name: 'could_enter', type: 'integer[]', value: (user) => user.couldEnter },
    { name: 'email_from', type: 'integer[]', value: (user) => user.emailFrom },
    { name: 'email_confirmed', type: 'boolean', value: (user) => user.emailConfirmed },
    { name: 'new_email', type: 'text', value: (user) => user.newEmail },
    { name: 'new_email_from', type: 'integer[]', value: (user) => user.newEmailFrom },
  ],
};
