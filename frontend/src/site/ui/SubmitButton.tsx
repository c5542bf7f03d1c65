import { useEffect, useRef, type ReactNode } from 'react';
import { useHydrated } from '../hydrated.js';
import { styled } from '../styled.js';

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
  readonly busy: boolean;
  /** The form was filled in for the visitor, who has only this left to press. */
  readonly focused?: boolean;
  readonly children: ReactNode;
}

/** Sends a form, once there is a script that can; before that what was typed would be lost. */
export function SubmitButton({ busy, focused = false, children }: SubmitButtonProps) {
  const ready = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <Filled ref={button} type="submit" disabled={busy || !ready} {...(busy && { 'aria-busy': true })}>
      {children}
    </Filled>
  );
}
