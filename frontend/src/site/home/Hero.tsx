import { HERO } from '../content/home.js';
import { TRAIL } from '../content/shots.js';
import { styled } from '../styled.js';
import { ButtonLink, Buttons } from '../ui/ButtonLink.js';
import { Container } from '../ui/Container.js';
import { Lead, PageTitle } from '../ui/headings.js';
import { Screenshot } from '../ui/Screenshot.js';
import { TextLink } from '../ui/TextLink.js';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
  gap: 72,
  alignItems: 'center',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 48 },
}));

const Words = styled('div')(({ theme }) => ({
  paddingBlock: '72px 88px',
  [theme.breakpoints.down('md')]: { paddingBlock: '48px 0' },
}));

const Stage = styled('div')(({ theme }) => ({
  padding: 40,
  marginBlock: 48,
  borderRadius: 16,
  backgroundColor: '#07513F',
  '[data-color-scheme="dark"] &': { backgroundColor: '#0B3B30' },
  '& > div': { maxWidth: 400, marginInline: 'auto', borderColor: 'transparent' },
  [theme.breakpoints.down('md')]: { marginTop: 0 },
  [theme.breakpoints.down('sm')]: { padding: 20 },
}));

const Trial = styled('p')(({ theme }) => ({
  margin: '20px 0 0',
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

/** What the product is, in one line, and what it looks like. */
export const Hero = () => (
  <Container>
    <Grid>
      <Words>
        <PageTitle>{HERO.title}</PageTitle>
        <Lead>{HERO.lead}</Lead>
        <Buttons>
          <ButtonLink href="#contact">Get Started</ButtonLink>
          <ButtonLink href="#demo" look="outlined">
            See a demo
          </ButtonLink>
        </Buttons>
        <Trial>
          {HERO.trial} <TextLink href="/login">Start free trial</TextLink>
        </Trial>
      </Words>
      <Stage>
        <Screenshot shot={TRAIL} first />
      </Stage>
    </Grid>
  </Container>
);
