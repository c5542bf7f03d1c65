import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { t } from '@hourtrail/contracts';
import { CircleAlert } from 'lucide-react';
import { styled } from '../../ui/styled.js';
import { useHydrated } from '../hydration.js';

const Frame = styled('div')({ display: 'grid', gap: 6 });
const Label = styled('label')({ fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 600 });
const Line = styled('div')({ position: 'relative', display: 'grid' });

const Input = styled('input')(({ theme }) => ({
  width: '100%',
  minHeight: 48,
  padding: '10px 14px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 8,
  font: 'inherit',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
  'textarea&': { minHeight: 100, resize: 'vertical' },
  '&:has(+ *)': { paddingRight: 72 },
}));
const TextArea = Input.withComponent('textarea');

const Hint = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  color: theme.vars.palette.text.secondary,
}));
const ErrorText = styled(Hint)(({ theme }) => ({
  display: 'flex',
  gap: 6,
  color: theme.vars.palette.error.main,
  '& svg': { flex: 'none', marginTop: 2 },
}));

interface FieldFrame {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Inside the field, at its end. */
  readonly end?: ReactNode;
}

type FieldProps = FieldFrame &
  (({ readonly rows?: never } & ComponentProps<'input'>) | ({ readonly rows: number } & ComponentProps<'textarea'>));

/** With `rows` it is a textarea. */
export function Field({ label, hint, error, end, id, ...input }: FieldProps) {
  const generated = useId();
  const own = id ?? generated;
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ');
  const attributes = { id: own, 'aria-invalid': Boolean(error), ...(described && { 'aria-describedby': described }) };
  return (
    <Frame>
      <Label htmlFor={own}>{label}</Label>
      <Line>
        {input.rows === undefined ? <Input {...input} {...attributes} /> : <TextArea {...input} {...attributes} />}
        {end}
      </Line>
      {hint && <Hint id={`${own}-hint`}>{hint}</Hint>}
      {error && (
        <ErrorText id={`${own}-error`}>
          <CircleAlert size={16} aria-hidden /> {error}
        </ErrorText>
      )}
    </Frame>
  );
}

const Switch = styled('button')(({ theme }) => ({
  position: 'absolute',
  right: 6,
  top: 6,
  minWidth: 56,
  height: 36,
  padding: '0 8px',
  border: 0,
  borderRadius: 6,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.sunken },
}));

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

export function PasswordField(field: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      id={id}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <Switch type="button" aria-controls={id} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? t('site.hidePassword') : t('site.showPassword')}
        </Switch>
      }
    />
  );
}

const Filled = styled('button')(({ theme }) => ({
  minHeight: 48,
  padding: '10px 22px',
  border: '1px solid transparent',
  borderRadius: 8,
  font: 'inherit',
  lineHeight: '1.5rem',
  fontWeight: 620,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  cursor: 'pointer',
  transition: 'background-color 120ms',
  '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  '&:disabled': { cursor: 'progress' },
  [theme.breakpoints.down('sm')]: { width: '100%' },
  '&[aria-busy="true"]': {
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.sunken,
  },
}));

interface SubmitButtonProps {
  /** The label while the form is sent; false while it is not. */
  readonly busy: string | false;
  readonly focused?: boolean;
  readonly children: ReactNode;
}

/** Enabled after hydration: before, the browser would submit the form itself and lose the input. */
export function SubmitButton({ busy, focused = false, children }: SubmitButtonProps) {
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <Filled ref={button} type="submit" disabled={busy !== false || !hydrated} {...(busy && { 'aria-busy': true })}>
      {busy || children}
    </Filled>
  );
}

export const FormMessage = styled('p', { shouldForwardProp: (prop) => prop !== 'bad' })<{ bad?: boolean }>(
  ({ theme, bad = false }) => ({
    margin: 0,
    padding: '12px 16px',
    borderRadius: 8,
    color: bad ? theme.vars.palette.status.rejected.ink : theme.vars.palette.status.approved.ink,
    backgroundColor: bad ? theme.vars.palette.status.rejected.paper : theme.vars.palette.status.approved.paper,
    '& a': { color: 'inherit' },
  }),
);

export const Form = styled('form')({ display: 'grid', gap: 20 });

export const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 },
}));
