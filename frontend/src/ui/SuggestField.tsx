import { useId, type Ref } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import { describedBy, FieldShell, type FieldFrame } from './Field.js';
import { Choices, PickInput } from './PickField.js';

interface SuggestFieldProps extends FieldFrame {
  readonly id?: string;
  readonly name: string;
  readonly value: string;
  readonly suggestions: readonly string[];
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

export function SuggestField({ id, name, value, suggestions, onChange, onBlur, ref, ...frame }: SuggestFieldProps) {
  const generated = useId();
  const own = id ?? generated;
  return (
    <FieldShell id={own} {...frame}>
      <Autocomplete<string, false, true, true>
        id={own}
        freeSolo
        disableClearable
        openOnFocus
        options={suggestions}
        inputValue={value}
        onInputChange={(_event, text) => onChange(text)}
        slotProps={{
          popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } },
          paper: { component: Choices },
        }}
        renderInput={({ slotProps, ...params }) => (
          <PickInput
            {...params}
            {...slotProps.input}
            name={name}
            inputRef={ref}
            onBlur={onBlur}
            slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': describedBy(own, frame) } }}
          />
        )}
      />
    </FieldShell>
  );
}
