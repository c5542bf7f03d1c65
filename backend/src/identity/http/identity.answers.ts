import { ROLES, type DemoLogIn, type SessionUser, type VerifierOption } from '@hourtrail/contracts';
import { choice, flag, integer, list, nullable, shape, text } from '../../platform/web/openapi/shape.js';

export const sessionUser = shape<SessionUser>('SessionUser', {
  id: integer(),
  username: text(),
  email: text(),
  firstName: text(),
  lastName: text(),
  role: choice(ROLES),
  gradeLevel: nullable(text()),
  organizationId: integer(),
  organizationName: text(),
  timeZone: text({ description: 'IANA name.', example: 'America/New_York' }),
  hoursGoal: integer(),
  isActive: flag(),
  mustChangePassword: flag(),
});

export const verifierOptions = list(
  shape<VerifierOption>('VerifierOption', {
    id: integer(),
    firstName: text(),
    lastName: text(),
    role: choice(['verifier']),
    email: text(),
  }),
);

export const demoLogIns = list(
  shape<DemoLogIn>('DemoLogIn', { username: text(), role: choice(ROLES), school: text() }),
);
