import { INVALID_CREDENTIALS, isRequired } from '@hourtrail/contracts';
import type { Outcome } from '../../ui/outcome.js';
import { Field } from '../ui/Field.js';
import { PasswordField } from '../ui/PasswordField.js';
import { SubmitButton } from '../ui/SubmitButton.js';
import { StandingLink } from '../ui/TextLink.js';
import { useSending, type Wrong } from '../useSending.js';
import { enter } from './enter.js';
import { Form } from './Form.js';

const NAMES = ['username', 'password'] as const;
type Name = (typeof NAMES)[number];

const OUTCOME: Outcome = {
  done: { title: 'Welcome back!', description: 'You have been successfully logged in.' },
  failed: { title: 'Login failed', fallback: INVALID_CREDENTIALS },
};

const check = ({ username, password }: Record<Name, string>): Wrong<Name> => ({
  ...(username.trim() === '' && { username: isRequired('Username') }),
  ...(password === '' && { password: isRequired('Password') }),
});

interface LogInFormProps {
  /** The page that was asked for; empty for none. */
  readonly next: string;
  /** What stands in the form at first; give it a new key to fill it anew. */
  readonly initial?: Readonly<Record<Name, string>> | undefined;
}

export function LogInForm({ next, initial }: LogInFormProps) {
  const { wrong, busy, onSubmit } = useSending({
    names: NAMES,
    check,
    send: (typed) => enter('/auth/login', typed, next, OUTCOME),
  });
  return (
    <Form method="post" noValidate onSubmit={onSubmit}>
      <Field
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={initial?.username}
        error={wrong.username}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        defaultValue={initial?.password}
        error={wrong.password}
      />
      <SubmitButton busy={busy} focused={initial !== undefined}>
        {busy ? 'Signing in...' : 'Sign in'}
      </SubmitButton>
      <StandingLink href="/forgot-password">Forgot your password?</StandingLink>
    </Form>
  );
}
