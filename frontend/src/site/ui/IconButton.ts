import { styled } from '../../ui/styled.js';

/** A button that shows an icon only: give it an aria-label. Passes on every attribute, also those React does not know. */
export const IconButton = styled('button', { shouldForwardProp: (name) => !['theme', 'as'].includes(name) })(
  ({ theme }) => ({
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    borderRadius: 8,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    '&:hover': { backgroundColor: theme.vars.palette.sunken },
  }),
);
