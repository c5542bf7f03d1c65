import { NOMINATIONS, ROLES, type CreatedUser, type UserView } from '@hourtrail/contracts';
import {
  choice,
  flag,
  instant,
  integer,
  list,
  nullable,
  object,
  shape,
  text,
} from '../../platform/web/openapi/shape.js';

const fields = {
  id: integer(),
  version: integer({ description: 'Raised by every change; also the ETag.' }),
  username: text(),
  email: text(),
  firstName: text(),
  lastName: text(),
  role: choice(ROLES),
  gradeLevel: nullable(text()),
  isActive: flag(),
  nominated: flag({ description: 'A nomination that waits for staff.' }),
  nomination: nullable(choice(NOMINATIONS)),
  mustChangePassword: flag(),
  emailConfirmed: flag({ description: 'Staff entered the address, or a mail to it was answered.' }),
  organizationId: integer(),
  organizationName: text(),
  createdAt: instant(),
  erasedAt: nullable(instant()),
  createdBy: nullable(object<NonNullable<UserView['createdBy']>>({ id: integer(), name: text() })),
};

export const userView = shape<UserView>('UserView', fields);

export const userList = list(userView);

export const createdUser = shape<CreatedUser>(
  'CreatedUser',
  { ...fields, oneTimePassword: text({ description: 'Shown this once, where the server made the password.' }) },
  ['oneTimePassword'],
);
