import { styled } from '@mui/material/styles';

/** A page that holds one short form. */
export const Narrow = styled('div')({ maxWidth: 424, margin: '0 auto' });
