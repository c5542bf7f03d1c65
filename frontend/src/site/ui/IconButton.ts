import { styled } from '../../ui/styled.js';

/** Needs an aria-label. Emotion would drop attributes that it does not know, such as `commandfor`. */
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
