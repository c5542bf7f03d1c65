import { useId, type Ref } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio, { type RadioProps } from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { FieldMessage } from './Field.js';

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });
const Legend = styled('legend')({ marginBottom: 6, padding: 0, fontWeight: 600 });
const Choice = styled('div')({ padding: '6px 0' });

interface RadioChoice {
  readonly value: string;
  readonly label: string;
  readonly sentence?: string;
}

type RadioFieldProps = Omit<RadioProps, 'ref'> & {
  readonly legend: string;
  readonly choices: readonly RadioChoice[];
  /** Only for a group outside a form. */
  readonly selected?: string;
  readonly error?: string | undefined;
  readonly focusFirst?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
};

export function RadioField({ legend, choices, selected, error, focusFirst = false, ref, ...radio }: RadioFieldProps) {
  const id = useId();
  return (
    <Group aria-describedby={error && `${id}-error`}>
      <Legend>{legend}</Legend>
      {choices.map(({ value, label, sentence }, index) => (
        <Choice key={value}>
          <FormControlLabel
            label={label}
            value={value}
            control={
              <Radio
                {...radio}
                {...(selected !== undefined && { checked: selected === value })}
                autoFocus={focusFirst && index === 0}
                slotProps={{ input: { ref, 'aria-describedby': sentence && `${id}-${index}` } }}
              />
            }
          />
          {sentence && <FormHelperText id={`${id}-${index}`}>{sentence}</FormHelperText>}
        </Choice>
      ))}
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </Group>
  );
}
