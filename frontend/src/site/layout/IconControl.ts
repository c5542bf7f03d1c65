import { styled } from '../styled.js';

/** A button that is only an icon; its name is for who cannot see it. Takes every attribute, those of tomorrow too. */
export const IconControl = styled('button', { shouldForwardProp: (name) => !['theme', 'as'].includes(name) })(
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
