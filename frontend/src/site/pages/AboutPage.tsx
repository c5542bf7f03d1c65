import { DirectLines } from '../contact/DirectLines.js';
import { ABOUT } from '../content/about.js';
import type { PageMeta } from '../meta.js';
import { styled } from '../styled.js';
import { ButtonLink, Buttons } from '../ui/ButtonLink.js';
import { Heading, Lead, SmallHeading, Text } from '../ui/headings.js';
import { Inline } from '../ui/Inline.js';
import { PageHead } from '../ui/PageHead.js';
import { Section } from '../ui/Section.js';

export const meta: PageMeta = {
  path: '/about',
  title: 'About us',
  description:
    'Why a small software company in the USA makes HourTrail, what we want it to do for schools, and what we value.',
  keywords: ['about HourTrail', 'mission', 'values', 'school software company'],
};

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)',
  gap: 64,
  '& > div > p:first-of-type': { marginTop: 0 },
  '& p': { marginTop: 18, fontSize: '1.0625rem', lineHeight: '1.75rem' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 },
}));

const MissionTitle = styled('h2')({
  margin: 0,
  fontSize: '1.0625rem',
  lineHeight: '1.5rem',
  fontWeight: 640,
  color: '#BFE0D5',
});

const Statement = styled('p')({
  margin: '24px 0 0',
  maxWidth: '34ch',
  fontSize: 'clamp(1.5rem, 2.8vw, 2.125rem)',
  lineHeight: 1.3,
  fontWeight: 600,
  letterSpacing: '-0.015em',
  textWrap: 'pretty',
});

const Values = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '40px 64px',
  margin: '40px 0 0',
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 },
}));

export const Page = () => (
  <>
    <PageHead title="We keep the record of good work" lead={ABOUT.lead} />
    <Section ground="paper" labelledBy="story">
      <Columns>
        <Heading id="story">Our story</Heading>
        <div>
          {ABOUT.story.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </div>
      </Columns>
    </Section>
    <Section ground="evergreen" labelledBy="mission">
      <MissionTitle id="mission">Our mission</MissionTitle>
      <Statement>{ABOUT.mission}</Statement>
    </Section>
    <Section labelledBy="values">
      <Heading id="values">What we value</Heading>
      <Values>
        {ABOUT.values.map(({ title, text }) => (
          <li key={title}>
            <SmallHeading>{title}</SmallHeading>
            <Text>
              <Inline>{text}</Inline>
            </Text>
          </li>
        ))}
      </Values>
    </Section>
    <Section ground="paper" labelledBy="contact">
      <Heading id="contact">Contact</Heading>
      <Lead>Write to us, or book a call of 30 minutes. We reply within 24 hours.</Lead>
      <DirectLines />
      <Buttons>
        <ButtonLink href="/contact">Contact us</ButtonLink>
        <ButtonLink href="/features" look="outlined">
          See the features
        </ButtonLink>
      </Buttons>
    </Section>
  </>
);
