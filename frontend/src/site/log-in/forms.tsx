import {
  t,
  byField,
  isRequired,
  LIMITS,
  SECOND_FACTOR_NEEDED,
  theEmailIsOne,
  thePasswordIsLongEnough,
  theTextIsGiven,
  theUsernameIsLongEnough,
  type JoinsAs,
  type LinkSignIn,
  type LogIn,
  type SecondFactorWay,
  type SignUp,
} from '@hourtrail/contracts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useForm, type FieldPath, type UseFormSetError } from 'react-hook-form';
import { errorBody, errorStatus, fieldErrors } from '../../api/errorMessage.js';
import { requestJson } from '../../api/request.js';
import { passwordHint } from '../../lib/counts.js';
import { rememberJoinsAs } from '../../lib/joinsAs.js';
import { ruleResolver, showFieldErrors } from '../../lib/formErrors.js';
import { saveFlashMessage } from '../../lib/flashMessage.js';
import { failureToast, type Outcome } from '../../ui/outcome.js';
import { styled } from '../../ui/styled.js';
import { toast } from '../toaster.js';
import { Field, Form, FormMessage, Pair, PasswordField, SubmitButton } from '../ui/form.js';
import { StandaloneLink } from '../ui/links.js';

const FIRST_SCREEN = '/dashboard';

interface Entrance<Values extends { password: string }> {
  readonly path: string;
  readonly fields: readonly FieldPath<Values>[];
  readonly outcome: Outcome;
  /** The path to go to; empty for the first screen. */
  readonly next: string;
  /** The password was right, and a second factor is to follow. */
  readonly onHalfway?: (ways: readonly SecondFactorWay[]) => void;
}

/** On success, leaves for the app, which shows the message; errors are shown here, beside their field. */
async function enter<Values extends { password: string }>(
  values: Values,
  { path, fields, outcome, next, onHalfway }: Entrance<Values>,
  setError: UseFormSetError<Values>,
): Promise<void> {
  try {
    await requestJson(path, { method: 'POST', body: values });
  } catch (error) {
    const body = errorBody(error);
    if (body?.code === SECOND_FACTOR_NEEDED) return onHalfway?.(body['ways'] as readonly SecondFactorWay[]);
    const failure = failureToast(error, outcome.failed);
    toast(failure);
    if (showFieldErrors(fieldErrors(error), fields, setError)) return;
    const field = errorStatus(error) === 401 ? ('password' as FieldPath<Values>) : 'root.server';
    setError(field, { message: failure.description ?? failure.title }, { shouldFocus: true });
    return;
  }
  return leave(outcome, next);
}

function leave(outcome: Outcome, next: string): Promise<void> {
  saveFlashMessage({ toast: outcome.done });
  // replace, so that Back from the app does not lead to the log-in form
  window.location.replace(next || FIRST_SCREEN);
  // never resolves: the form stays busy until the browser has left
  return new Promise(() => {});
}

const withNote = (description: string): Outcome => ({
  ...LOGGED_IN,
  done: { title: t('logIn.welcomeBack'), description },
});

const LOGGED_IN: Outcome = {
  done: { title: t('logIn.welcomeBack'), description: t('logIn.loggedIn') },
  failed: { title: t('logIn.logInFailed'), fallback: t('rules.invalidCredentials') },
};

interface LogInFormProps {
  /** The requested path; empty for none. */
  readonly next: string;
  /** Read on mount: a new key fills in the form again. */
  readonly initial?: LogIn | undefined;
}

const SecondStep = lazy(() => import('./SecondStep.js'));

export function LogInForm({ next, initial }: LogInFormProps) {
  const [ways, setWays] = useState<readonly SecondFactorWay[]>();
  if (!ways) return <PasswordForm next={next} initial={initial} onHalfway={setWays} />;
  return (
    <Suspense fallback={null}>
      <SecondStep ways={ways} onDone={(note) => leave(note === undefined ? LOGGED_IN : withNote(note), next)} />
    </Suspense>
  );
}

interface PasswordFormProps extends LogInFormProps {
  readonly onHalfway: (ways: readonly SecondFactorWay[]) => void;
}

function PasswordForm({ next, initial, onHalfway }: PasswordFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<LogIn>({
    resolver: ruleResolver(({ username, password }) => ({
      username: username.trim() ? undefined : isRequired(t('common.username')),
      password: password ? undefined : isRequired(t('common.password')),
    })),
    ...(initial && { defaultValues: initial }),
  });
  const { errors, isSubmitting } = formState;
  const entrance = {
    path: '/auth/login',
    fields: ['username', 'password'],
    outcome: LOGGED_IN,
    next,
    onHalfway,
  } as const;
  const submit = handleSubmit((values) => enter(values, entrance, setError));
  return (
    <Form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={t('common.username')}
        autoComplete="username"
        autoCapitalize="none"
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label={t('common.password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Failed message={errors.root?.server?.message} />
      <SubmitButton busy={isSubmitting && t('logIn.submitting')} focused={initial !== undefined}>
        {t('logIn.submit')}
      </SubmitButton>
      <StandaloneLink href="/forgot-password">{t('logIn.forgotPassword')}</StandaloneLink>
    </Form>
  );
}

const Failed = ({ message }: { message: string | undefined }) =>
  message && (
    <FormMessage bad role="alert">
      {message}
    </FormMessage>
  );

const CONNECTED: Outcome = {
  done: { title: t('logIn.welcomeBack'), description: t('logIn.connected') },
  failed: { title: t('logIn.notConnected'), fallback: t('schools.tryAgain') },
};

/** For people whom their school's login knows: their own password connects it with their account. */
export function LinkForm({ next }: Pick<LogInFormProps, 'next'>) {
  const { register, handleSubmit, setError, formState } = useForm<LinkSignIn>({
    resolver: ruleResolver(({ password }) => ({ password: password ? undefined : isRequired(t('common.password')) })),
  });
  const { errors, isSubmitting } = formState;
  const entrance = { path: '/auth/oidc/link', fields: ['password'], outcome: CONNECTED, next } as const;
  const submit = handleSubmit((values) => enter(values, entrance, setError));
  return (
    <Form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Note>{t('logIn.linkText')}</Note>
      <PasswordField
        label={t('common.password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Failed message={errors.root?.server?.message} />
      <SubmitButton busy={isSubmitting && t('logIn.connecting')}>{t('logIn.connect')}</SubmitButton>
    </Form>
  );
}

const SIGNED_UP: Outcome = {
  done: { title: t('logIn.welcome'), description: t('logIn.signedUp') },
  failed: { title: t('logIn.signUpFailed'), fallback: t('logIn.signUpFailedText') },
};

const SIGN_UP_FIELDS = ['firstName', 'lastName', 'email', 'username', 'password'] as const;

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

interface SignUpFormProps {
  /** The requested path; empty for none. */
  readonly next: string;
  readonly who?: JoinsAs;
  /** Of the password. */
  readonly minLength?: number | undefined;
}

export function SignUpForm({ next, who = 'student', minLength = LIMITS.passwordMin }: SignUpFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<SignUp>({
    resolver: ruleResolver(({ firstName, lastName, email, username, password }) =>
      byField([
        theTextIsGiven('firstName', t('common.firstName'), firstName),
        theTextIsGiven('lastName', t('common.lastName'), lastName),
        theEmailIsOne(email),
        theUsernameIsLongEnough(username),
        thePasswordIsLongEnough(password, minLength),
      ]),
    ),
  });
  const { errors, isSubmitting } = formState;
  const entrance = { path: '/auth/signup', fields: SIGN_UP_FIELDS, outcome: SIGNED_UP, next };
  const submit = handleSubmit((values) => enter(values, entrance, setError));
  useEffect(() => rememberJoinsAs(who), [who]);
  const field = (name: keyof SignUp) => ({ error: errors[name]?.message, ...register(name) });
  return (
    <Form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Note>
        {t('logIn.newUsers')} {who === 'parent' && t('logIn.parentsLater')}
      </Note>
      <Pair>
        <Field label={t('common.firstName')} autoComplete="given-name" {...field('firstName')} />
        <Field label={t('common.lastName')} autoComplete="family-name" {...field('lastName')} />
      </Pair>
      <Field label={t('common.email')} type="email" autoComplete="email" {...field('email')} />
      <Field label={t('common.username')} autoComplete="username" autoCapitalize="none" {...field('username')} />
      <PasswordField
        label={t('common.password')}
        autoComplete="new-password"
        hint={passwordHint(minLength)}
        {...field('password')}
      />
      <Failed message={errors.root?.server?.message} />
      <SubmitButton busy={isSubmitting && t('logIn.creatingAccount')}>{t('logIn.createAccount')}</SubmitButton>
    </Form>
  );
}
