import {
  byField,
  LIMITS,
  theEmailIsOne,
  thePasswordIsLongEnough,
  theTextIsGiven,
  theUsernameIsLongEnough,
  type SignInOptions,
} from '@hourtrail/contracts';
import { passwordHint } from '../../lib/counts.js';
import type { Outcome } from '../../ui/outcome.js';
import { styled } from '../styled.js';
import { Field } from '../ui/Field.js';
import { PasswordField } from '../ui/PasswordField.js';
import { SubmitButton } from '../ui/SubmitButton.js';
import { useAnswer } from '../useAnswer.js';
import { useSending, type Wrong } from '../useSending.js';
import { enter } from './enter.js';
import { Form, Pair } from './Form.js';

const NAMES = ['firstName', 'lastName', 'email', 'username', 'password'] as const;
type Name = (typeof NAMES)[number];

const OUTCOME: Outcome = {
  done: { title: 'Welcome to HourTrail!', description: 'Your account has been created and you are logged in.' },
  failed: { title: 'Signup failed', fallback: 'Unable to create account. Please try again.' },
};

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

const checkBy =
  (least: number) =>
  (typed: Record<Name, string>): Wrong<Name> =>
    byField([
      theTextIsGiven('firstName', 'First name', typed.firstName),
      theTextIsGiven('lastName', 'Last name', typed.lastName),
      theEmailIsOne(typed.email),
      theUsernameIsLongEnough(typed.username),
      thePasswordIsLongEnough(typed.password, least),
    ]);

export function SignUpForm({ next }: { next: string }) {
  const least = useAnswer<SignInOptions>('/auth/options')?.passwordMinLength ?? LIMITS.passwordMin;
  const { wrong, busy, onSubmit } = useSending({
    names: NAMES,
    check: checkBy(least),
    send: (typed) => enter('/auth/signup', typed, next, OUTCOME),
  });
  return (
    <Form method="post" noValidate onSubmit={onSubmit}>
      <Note>
        New users are assigned to the New School organization, created with the student role, and ready to track hours.
      </Note>
      <Pair>
        <Field label="First name" name="firstName" autoComplete="given-name" error={wrong.firstName} />
        <Field label="Last name" name="lastName" autoComplete="family-name" error={wrong.lastName} />
      </Pair>
      <Field label="Email" name="email" type="email" autoComplete="email" error={wrong.email} />
      <Field label="Username" name="username" autoComplete="username" autoCapitalize="none" error={wrong.username} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint={passwordHint(least)}
        error={wrong.password}
      />
      <SubmitButton busy={busy}>{busy ? 'Creating account...' : 'Create account'}</SubmitButton>
    </Form>
  );
}
