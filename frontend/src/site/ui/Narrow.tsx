import { styled } from '../styled.js';

/** For what is read line by line rather than looked over. */
export const Narrow = styled('div')({ maxWidth: 820, '& > h2 + div': { marginTop: 32 } });
