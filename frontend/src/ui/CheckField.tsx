import { useId, type ComponentProps } from 'react';
import { styled } from '@mui/material/styles';
import { ticks } from './ticks.js';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  columnGap: 10,
  ...ticks(theme, 24),
  '& label': { fontWeight: 600 },
  '& p': { gridColumn: 2, margin: 0, fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
}));

type CheckFieldProps = ComponentProps<'input'> & { readonly label: string; readonly hint: string };

/** Something that is so or not. */
export function CheckField({ label, hint, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <Frame>
      <input {...input} type="checkbox" id={id} aria-describedby={`${id}-hint`} />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`}>{hint}</p>
    </Frame>
  );
}
