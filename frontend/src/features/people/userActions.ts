import { can, mayAssign, type SessionUser, type UserView } from '@hourtrail/contracts';

const USER_ACTIONS = [
  'confirm',
  'refuse',
  'edit',
  'confirm-email',
  'activate',
  'deactivate',
  'one-time-password',
  'invite',
  'reset-second-factor',
  'link-family',
  'erase',
] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

type Reader = Pick<SessionUser, 'id' | 'role'>;
type Person = Pick<
  UserView,
  'id' | 'role' | 'isActive' | 'nominated' | 'createdBy' | 'emailConfirmed' | 'erasedAt' | 'hasSecondFactor'
>;

export const hasFamily = ({ role }: Pick<UserView, 'role'>): boolean => role === 'student' || role === 'parent';

export function actionsOn(person: Person, reader: Reader): readonly UserAction[] {
  if (person.erasedAt !== null) return [];
  const theirs = mayAssign(reader.role, person.role);
  const self = person.id === reader.id;
  const waits = person.nominated;
  const may: Readonly<Record<UserAction, boolean>> = {
    confirm: waits && theirs && can(reader.role, 'nominations.answer') && person.createdBy?.id !== reader.id,
    refuse: waits && theirs && can(reader.role, 'nominations.answer') && person.createdBy?.id !== reader.id,
    edit: theirs && can(reader.role, 'people.edit'),
    'confirm-email': !person.emailConfirmed && !waits && theirs && !self && can(reader.role, 'people.edit'),
    activate: !waits && !person.isActive && theirs && !self && can(reader.role, 'people.edit'),
    deactivate: !waits && person.isActive && theirs && !self && can(reader.role, 'people.edit'),
    'one-time-password': !waits && person.isActive && theirs && !self && can(reader.role, 'people.let-in'),
    invite: !waits && person.isActive && theirs && !self && can(reader.role, 'people.let-in'),
    'reset-second-factor':
      person.hasSecondFactor === true &&
      !waits &&
      person.isActive &&
      theirs &&
      !self &&
      can(reader.role, 'people.let-in'),
    'link-family': hasFamily(person) && can(reader.role, 'families.link'),
    erase: theirs && !self && can(reader.role, 'people.erase'),
  };
  return USER_ACTIONS.filter((action) => may[action]);
}
