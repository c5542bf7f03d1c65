import { keyframes } from '@emotion/react';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

const appear = keyframes({ from: { opacity: 0 } });

/** Holds the place of what is loading at once, and shows a skeleton in it only if that takes more than 150 ms. */
export const Late = styled('div')({ animation: `${appear} 0s 150ms both` });

/** Holds the place of a page. */
export const Spinner = ({ label }: { label: string }) => (
  <Late role="status" aria-label={label} sx={{ display: 'grid', placeItems: 'center', minHeight: '50vh' }}>
    <CircularProgress aria-hidden size={32} />
  </Late>
);
