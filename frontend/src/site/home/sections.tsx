import { t } from '@hourtrail/contracts';
import { styled } from '../../ui/styled.js';
import { HERO, PEOPLE, RECORD } from '../content/home.js';
import { STUDENT, TRAIL } from '../content/shots.js';
import { Heading, Intro, PageTitle, SmallHeading, Text } from '../ui/headings.js';
import { ButtonLink, Buttons, StandaloneLink, START_TRIAL, TextLink } from '../ui/links.js';
import { Phone, Screenshot } from '../ui/Screenshot.js';
import { Container, Section } from '../ui/Section.js';

const HeroGrid = styled('div')(({ theme }) => ({
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

const Backdrop = styled('div')(({ theme }) => ({
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

export const Hero = () => (
  <Container>
    <HeroGrid>
      <Words>
        <PageTitle>{HERO.title}</PageTitle>
        <Intro>{HERO.intro}</Intro>
        <Buttons>
          <ButtonLink href="#contact">{t('site.getStarted')}</ButtonLink>
          <ButtonLink href="#demo" look="outlined">
            {t('site.seeDemo')}
          </ButtonLink>
        </Buttons>
        <Trial>
          {HERO.trial} <TextLink href={START_TRIAL}>{t('site.startFreeTrial')}</TextLink>
        </Trial>
      </Words>
      <Backdrop>
        <Screenshot shot={TRAIL} first />
      </Backdrop>
    </HeroGrid>
  </Container>
);

type RoleName = (typeof PEOPLE)['roles'][number]['role'];

const PeopleGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
  gap: 64,
  alignItems: 'center',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 },
}));

const Roles = styled('dl')(({ theme }) => ({
  margin: '32px 0 0',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '11rem minmax(0, 1fr)',
    gap: 16,
    padding: '18px 0',
    borderTop: `1px solid ${theme.vars.palette.hairline}`,
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 },
  },
  '& dd': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const Role = styled('dt', { shouldForwardProp: (prop) => prop !== 'role' })<{ role: RoleName }>(({ theme, role }) => ({
  fontWeight: 640,
  color: theme.vars.palette.role[role],
}));

export const People = () => (
  <Section ground="paper" labelledBy="people">
    <PeopleGrid>
      <div>
        <Heading id="people">{PEOPLE.title}</Heading>
        <Roles>
          {PEOPLE.roles.map(({ role, name, text }) => (
            <div key={role}>
              <Role role={role}>{name}</Role>
              <dd>{text}</dd>
            </div>
          ))}
        </Roles>
      </div>
      <Phone shot={STUDENT} />
    </PeopleGrid>
  </Section>
);

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 40,
  margin: '40px 0 24px',
  '& dd': { margin: 0 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, marginTop: 28 },
}));

const Term = SmallHeading.withComponent('dt');
const Fact = styled('div')(({ theme }) => ({
  borderTop: `2px solid ${theme.vars.palette.primary.main}`,
  paddingTop: 16,
}));

export const Record = () => (
  <Section labelledBy="record">
    <Heading id="record">{RECORD.title}</Heading>
    <Intro>{RECORD.text}</Intro>
    <Facts>
      {RECORD.facts.map(({ title, text }) => (
        <Fact key={title}>
          <Term>{title}</Term>
          <dd>
            <Text>{text}</Text>
          </dd>
        </Fact>
      ))}
    </Facts>
    <StandaloneLink href="/data-security">{t('siteHome.recordLink')}</StandaloneLink>
  </Section>
);
