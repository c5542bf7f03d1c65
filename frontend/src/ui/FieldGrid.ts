import { styled } from '@mui/material/styles';

/** The CSS variable for `grid-template-columns`; one column by default. */
export const COLUMNS = '--field-columns';

export const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: `var(${COLUMNS}, minmax(0, 1fr))`,
  alignItems: 'start',
  gap: 20,
  columnGap: 24,
  '& > button': { justifySelf: 'start' },
  '& > fieldset, & > [role]': { gridColumn: '1 / -1' },
});
