import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

const appear = keyframes({ from: { opacity: 0 } });

/** Holds the place of what is loading at once, and shows a skeleton in it only if that takes more than 150 ms. */
export const Late = styled('div')({ animation: `${appear} 0s 150ms both` });
