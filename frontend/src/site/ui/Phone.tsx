import { styled } from '../styled.js';
import { Screenshot, type ShotPair } from './Screenshot.js';

const Width = styled('div')({ maxWidth: 320, marginInline: 'auto' });

/** A picture of a phone's screen, about as large as the phone. */
export const Phone = ({ shot }: { readonly shot: ShotPair }) => (
  <Width>
    <Screenshot shot={shot} />
  </Width>
);
