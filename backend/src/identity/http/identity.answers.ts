import {
  APPROVAL_POLICIES,
  MAIL_STATES,
  ROLES,
  type CheckpointMail,
  type ConfirmedEmail,
  type DemoLogIn,
  type Invitation,
  type InvitationView,
  type OneTimePassword,
  type Profile,
  type SessionUser,
  type SignInOptions,
  type VerifierOption,
} from '@hourtrail/contracts';
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
  approvalPolicy: choice(APPROVAL_POLICIES),
  oldestAcceptedDays: integer(),
  isActive: flag(),
  mustChangePassword: flag(),
});

export const signInOptions = shape<SignInOptions>('SignInOptions', {
  google: flag(),
  passwordMinLength: integer(),
  staffPasswordMinLength: integer(),
  sendsMail: flag({ description: 'Whether a new password can come by mail.' }),
});

export const confirmedEmail = shape<ConfirmedEmail>('ConfirmedEmail', { email: text() });

export const profile = shape<Profile>('Profile', {
  hasPassword: flag({ description: 'False for an account that signs in by Google alone.' }),
  emailConfirmed: flag({ description: 'Staff entered the address, or a mail to it was answered.' }),
  newEmail: nullable(text({ description: 'Holds once the mail to it is answered.' })),
  sendsMail: flag(),
  familyCode: nullable(text({ description: 'What a parent enters to follow this student.' })),
  joinRequest: nullable(
    object<NonNullable<Profile['joinRequest']>>({ id: integer(), organizationName: text(), askedAt: instant() }),
  ),
});

export const checkpointMail = shape<CheckpointMail>('CheckpointMail', {
  isOn: flag(),
  sendsMail: flag({ description: 'Whether this server sends mail at all.' }),
  email: text({ description: 'Their own address; no other can be named.' }),
  organizationId: integer({ description: "Whose log it is of; 0 is the system's own." }),
  newest: nullable(
    object<NonNullable<CheckpointMail['newest']>>({
      at: instant(),
      size: integer({ minimum: 1 }),
      state: choice(MAIL_STATES),
    }),
  ),
});

const ONCE = 'Told this once: repeating the call with its Idempotency-Key answers without it.';

export const oneTimePassword = shape<OneTimePassword>(
  'OneTimePassword',
  { oneTimePassword: text({ description: ONCE }), expiresAt: instant() },
  ['oneTimePassword'],
);

export const invitation = shape<Invitation>('Invitation', { url: text({ description: ONCE }), expiresAt: instant() }, [
  'url',
]);

export const invitationView = shape<InvitationView>('InvitationView', {
  firstName: text(),
  lastName: text(),
  username: text(),
  organizationName: text(),
  passwordMinLength: integer(),
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
