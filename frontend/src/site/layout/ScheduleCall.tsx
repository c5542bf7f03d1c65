import { ButtonLink } from '../ui/ButtonLink.js';
import { useScheduleAddress } from '../ways.js';
import { styled } from '../styled.js';

const Small = styled(ButtonLink)({ minHeight: 44, padding: '8px 16px', fontSize: '0.9375rem', whiteSpace: 'nowrap' });

export const ScheduleCall = () => (
  <Small href={useScheduleAddress()} look="outlined">
    Schedule Call
  </Small>
);
