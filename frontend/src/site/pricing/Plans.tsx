import { PLANS } from '../content/pricing.js';
import { useSettings } from '../settings.js';
import { styled } from '../styled.js';
import { ButtonLink } from '../ui/ButtonLink.js';
import { CheckedList } from '../ui/CheckedList.js';
import { StandingLink } from '../ui/TextLink.js';
import { useScheduleAddress, useVideoAddress } from '../ways.js';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 24,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
}));

const Plan = styled('section', { shouldForwardProp: (prop) => prop !== 'chief' })<{ chief: boolean }>(
  ({ theme, chief }) => ({
    display: 'flex',
    flexDirection: 'column',
    padding: 40,
    border: `1px solid ${chief ? theme.vars.palette.primary.main : theme.vars.palette.hairline}`,
    borderRadius: 12,
    backgroundColor: theme.vars.palette.background.paper,
    fontSize: '1rem',
    lineHeight: '1.625rem',
    '& h2': { margin: 0, fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 660 },
    '& p': { margin: 0 },
    '& ul': { marginBottom: 32 },
    '& > a:first-of-type': { marginTop: 'auto' },
    [theme.breakpoints.down('sm')]: { padding: 24 },
  }),
);

const Price = styled('p')(({ theme }) => ({
  '&&': { marginTop: 16 },
  fontSize: 'clamp(2rem, 4vw, 2.75rem)',
  lineHeight: 1.1,
  fontWeight: 700,
  letterSpacing: '-0.025em',
  fontVariantNumeric: 'tabular-nums',
  '& + p': { marginTop: 4, color: theme.vars.palette.text.secondary },
  '& + p + p': { marginTop: 16 },
}));

/** What there is to buy. */
export function Plans() {
  const schedule = useScheduleAddress();
  const video = useVideoAddress();
  const { videoUrl } = useSettings();
  return (
    <Grid>
      {PLANS.map(({ id, name, price, per, text, points }) => (
        <Plan key={id} chief={id === 'professional'} aria-labelledby={id}>
          <h2 id={id}>{name}</h2>
          <Price>{price}</Price>
          <p>{per}</p>
          <p>{text}</p>
          <CheckedList items={points} />
          {id === 'professional' ? (
            <>
              <ButtonLink href="/login">Start Free Trial</ButtonLink>
              <StandingLink href={video}>{videoUrl ? 'Watch the videos' : 'See a demo'}</StandingLink>
            </>
          ) : (
            <>
              <ButtonLink href={schedule} look="outlined">
                Schedule Call
              </ButtonLink>
              <StandingLink href="/features#enterprise">What Enterprise adds</StandingLink>
            </>
          )}
        </Plan>
      ))}
    </Grid>
  );
}
