import { useId, useState, type ComponentProps } from 'react';
import { styled } from '../styled.js';
import { Field } from './Field.js';

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

/** A field for a password, with a switch to see what was typed. */
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
          {shown ? 'Hide' : 'Show'}
        </Switch>
      }
    />
  );
}
