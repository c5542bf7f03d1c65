import { useId, type ComponentProps } from 'react';
import { styled } from '@mui/material/styles';
import { FieldMessage } from './Field.js';
import { ticks } from './ticks.js';

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });
const Legend = styled('legend')({ marginBottom: 6, padding: 0, fontWeight: 600 });

const Choice = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  columnGap: 10,
  padding: '6px 0',
  ...ticks(theme, 24),
  '& label': { fontWeight: 550, lineHeight: '24px' },
  '& p': { gridColumn: 2, margin: 0, fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
}));

interface RadioChoice {
  readonly value: string;
  readonly label: string;
  /** What choosing it means, where the label does not say it all. */
  readonly sentence?: string;
}

type RadioFieldProps = ComponentProps<'input'> & {
  readonly legend: string;
  readonly choices: readonly RadioChoice[];
  /** The chosen value, where it is not a form that keeps it. */
  readonly selected?: string;
  readonly error?: string | undefined;
  /** Whether the first choice has the focus from the beginning. */
  readonly focusFirst?: boolean;
};

/** A few choices, each with a sentence of its own where it needs one. */
export function RadioField({ legend, choices, selected, error, focusFirst = false, ...input }: RadioFieldProps) {
  const id = useId();
  return (
    <Group aria-describedby={error && `${id}-error`}>
      <Legend>{legend}</Legend>
      {choices.map(({ value, label, sentence }, index) => (
        <Choice key={value}>
          <input
            {...input}
            {...(selected !== undefined && { checked: selected === value })}
            type="radio"
            id={`${id}-${index}`}
            value={value}
            autoFocus={focusFirst && index === 0}
            aria-describedby={sentence && `${id}-${index}-sentence`}
          />
          <label htmlFor={`${id}-${index}`}>{label}</label>
          {sentence && <p id={`${id}-${index}-sentence`}>{sentence}</p>}
        </Choice>
      ))}
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </Group>
  );
}
