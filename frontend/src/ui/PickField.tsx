import { useId, useState, type Ref } from 'react';
import { t } from '@hourtrail/contracts';
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useDebounced } from '../lib/hooks.js';
import { describedBy, FieldShell, type FieldFrame } from './Field.js';

export const Choices = styled('div')(({ theme }) => ({
  marginTop: 4,
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: 10,
  boxShadow: theme.vars.palette.floating,
  backgroundColor: theme.vars.palette.background.paper,
}));

export const PickInput = styled(OutlinedInput)(({ theme }) => ({
  '&&.MuiAutocomplete-inputRoot': { paddingBlock: 0, paddingLeft: 0 },
  '&&.MuiAutocomplete-inputRoot .MuiAutocomplete-input': {
    padding: '9px 12px',
    [theme.breakpoints.down('sm')]: { paddingBlock: 11 },
  },
}));

const Choice = styled('li')(({ theme }) => ({
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
}));

export interface Pickable {
  readonly id: number;
  readonly name: string;
  /** Tells apart options of the same name. */
  readonly detail?: string | undefined;
}

interface PickFieldProps<Option extends Pickable> extends FieldFrame {
  readonly value: Option | null;
  readonly onPick: (option: Option | null) => void;
  /** A hook that searches for the typed text. */
  readonly useOptions: (q: string) => { readonly options: readonly Option[]; readonly busy: boolean };
  readonly isDisabled?: (option: Option) => boolean;
  readonly placeholder?: string;
  /** Shows the label to screen readers only. */
  readonly quiet?: boolean;
  readonly clearable?: boolean;
  readonly id?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

export function PickField<Option extends Pickable>({
  value,
  onPick,
  useOptions,
  isDisabled,
  placeholder = t('ui.typeToSearch'),
  clearable = true,
  quiet = false,
  id: given,
  ref,
  ...frame
}: PickFieldProps<Option>) {
  const made = useId();
  const id = given ?? made;
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed === value?.name ? '' : typed.trim());
  const { options, busy } = useOptions(q);
  const control = (
    <Autocomplete<Option, false, boolean>
      id={id}
      value={value}
      onChange={(_event, option) => onPick(option)}
      onInputChange={(_event, text) => setTyped(text)}
      options={options}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      {...(isDisabled && { getOptionDisabled: isDisabled })}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={busy}
      openText={t('ui.openChoices')}
      closeText={t('common.close')}
      clearText={t('ui.clearChoice')}
      loadingText={t('ui.searching')}
      noOptionsText={q ? t('ui.noMatches', { search: q }) : t('ui.noChoices')}
      disableClearable={!clearable}
      slotProps={{
        popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } },
        paper: { component: Choices },
      }}
      renderOption={({ key, ...props }, { name, detail }) => (
        <Choice key={key} {...props}>
          <div>
            {name}
            {detail && <small>{detail}</small>}
          </div>
        </Choice>
      )}
      renderInput={({ slotProps, ...params }) => (
        <PickInput
          {...params}
          {...slotProps.input}
          inputRef={ref}
          placeholder={placeholder}
          slotProps={{
            input: {
              ...slotProps.htmlInput,
              'aria-describedby': describedBy(id, frame),
              ...(quiet && { 'aria-label': frame.label }),
            },
          }}
        />
      )}
    />
  );
  return quiet ? (
    control
  ) : (
    <FieldShell id={id} {...frame}>
      {control}
    </FieldShell>
  );
}
