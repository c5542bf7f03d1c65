import { useId, type ComponentProps } from 'react';
import { styled } from '@mui/material/styles';

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });
const Legend = styled('legend')({ marginBottom: 6, padding: 0, fontWeight: 600 });

const Choice = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  columnGap: 10,
  padding: '6px 0',
  '& input': { width: 24, height: 24, margin: 0, accentColor: theme.vars.palette.primary.main },
  '& input:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  '& label': { fontWeight: 550 },
  '& p': { gridColumn: 2, margin: 0, fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
}));

export interface RadioChoice {
  readonly value: string;
  readonly label: string;
  /** What choosing it means. */
  readonly sentence: string;
}

type RadioFieldProps = ComponentProps<'input'> & {
  readonly legend: string;
  readonly choices: readonly RadioChoice[];
  /** The chosen value, where it is not a form that keeps it. */
  readonly selected?: string;
};

/** A few choices, each with a sentence of its own. */
export function RadioField({ legend, choices, selected, ...input }: RadioFieldProps) {
  const id = useId();
  return (
    <Group>
      <Legend>{legend}</Legend>
      {choices.map(({ value, label, sentence }) => (
        <Choice key={value}>
          <input
            {...input}
            {...(selected !== undefined && { checked: selected === value })}
            type="radio"
            id={`${id}-${value}`}
            value={value}
            aria-describedby={`${id}-${value}-sentence`}
          />
          <label htmlFor={`${id}-${value}`}>{label}</label>
          <p id={`${id}-${value}-sentence`}>{sentence}</p>
        </Choice>
      ))}
    </Group>
  );
}
