import type { ReactNode } from 'react';
import { styled } from '../styled.js';

const Grid = styled('div', { shouldForwardProp: (prop) => prop !== 'flipped' })<{ flipped: boolean }>(
  ({ theme, flipped }) => ({
    display: 'grid',
    gridTemplateColumns: flipped ? 'minmax(0, 1.45fr) minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(0, 1.45fr)',
    alignItems: 'center',
    gap: 64,
    '& > :first-of-type': { order: flipped ? 1 : 0 },
    [theme.breakpoints.down('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 32,
      '& > :first-of-type': { order: 0 },
    },
  }),
);

interface SplitProps {
  readonly words: ReactNode;
  readonly picture: ReactNode;
  /** The picture on the left where there is room for two columns. */
  readonly flipped?: boolean;
}

/** Words beside a picture; on a phone the words come first. */
export const Split = ({ words, picture, flipped = false }: SplitProps) => (
  <Grid flipped={flipped}>
    <div>{words}</div>
    <div>{picture}</div>
  </Grid>
);
