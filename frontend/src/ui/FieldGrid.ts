import { styled } from '@mui/material/styles';

/** The variable that says in which columns fields stand; without it they stand one under the other. */
export const COLUMNS = '--field-columns';

/** The fields of a form. */
export const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: `var(${COLUMNS}, minmax(0, 1fr))`,
  alignItems: 'start',
  gap: 20,
  columnGap: 24,
  '& > button': { justifySelf: 'start' },
  '& > fieldset, & > [role]': { gridColumn: '1 / -1' },
});
