import { useId, useState } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { fullDateAsked } from '../lib/dates.js';
import { FIRST_DAY, useTypedParam } from '../lib/useSearchState.js';
import { FieldMessage } from './Field.js';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(148px, 1fr)',
  alignItems: 'center',
  gap: '0 8px',
  // aligns the inputs of stacked filters
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(34px, auto) minmax(148px, 1fr)' },
}));
const Below = styled('div')({ gridColumn: '1 / -1' });

interface DayFilterProps {
  readonly label: string;
  readonly day: string;
  readonly max?: string;
  readonly error?: string | undefined;
  readonly onChange: (day: string) => void;
}

export function DayFilter({ label, day, max = '9999-12-31', error: problem, onChange }: DayFilterProps) {
  const id = useId();
  const [typed, setTyped] = useTypedParam(day, (next) => (next === '' || next >= FIRST_DAY) && onChange(next));
  const [unreadable, setUnreadable] = useState(false);
  const error = unreadable ? fullDateAsked() : problem;
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        type="date"
        value={typed}
        error={Boolean(error)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={({ target }) => setUnreadable(target.validity.badInput)}
        slotProps={{ input: { max, 'aria-describedby': error && `${id}-error` } }}
      />
      {error && (
        <Below>
          <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
        </Below>
      )}
    </Frame>
  );
}
