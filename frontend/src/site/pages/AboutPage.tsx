import { styled } from '../../ui/styled.js';
import { PageMeta, type PageMetaProps } from '../PageMeta.js';
import { Heading, Intro, SmallHeading, Text } from '../ui/headings.js';
import { ButtonLink, Buttons, ContactLinks, TextLink } from '../ui/links.js';
import { PageHeader, Section } from '../ui/Section.js';

const META: PageMetaProps = {
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
    <PageMeta {...META} />
    <PageHeader title="We keep the record of good work" intro={ABOUT.intro} />
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
            <Text>{text}</Text>
          </li>
        ))}
      </Values>
    </Section>
    <Section ground="paper" labelledBy="contact">
      <Heading id="contact">Contact</Heading>
      <Intro>Write to us, or book a call of 30 minutes. We reply within 24 hours.</Intro>
      <ContactLinks />
      <Buttons>
        <ButtonLink href="/contact">Contact us</ButtonLink>
        <ButtonLink href="/features" look="outlined">
          See the features
        </ButtonLink>
      </Buttons>
    </Section>
  </>
);

const ABOUT = {
  intro:
    'HourTrail is made by a small software company based in the USA. We do one thing: we keep volunteer hours for schools, and keep them well.',
  story: [
    'In many schools volunteer hours live on paper. A form goes out, comes back with a signature that nobody can read, and ends up in a folder. In spring somebody types the folder into a spreadsheet. A student asks whether her hours counted. Nobody is sure.',
    'The hours were real. The record of them was not. That is the problem we set out to solve.',
    'So HourTrail began with the record. Each entry has a trail: who logged it, who verified it, who approved it, when, and what it said before. The rest of the product grew around that: opportunities, attendance, the parent portal, reports.',
  ],
  mission:
    'A student who gave an afternoon should be able to see that it counted. A school that gives credit should be able to show why. We build the record that both can rely on.',
  values: [
    {
      title: 'Say what is true',
      text: 'On screen and on this site. When we do not hold a certificate, we write that we do not hold it.',
    },
    {
      title: 'Two people, not one',
      text: 'Credit for hours is a decision. A good decision about somebody is made by somebody else.',
    },
    {
      title: 'Respect people’s time',
      text: 'A student has five minutes between lessons. A coordinator has Friday afternoon. We count clicks.',
    },
    {
      title: 'Everybody can use it',
      text: (
        <>
          With a keyboard, with a screen reader, on an old phone, in the dark. See our{' '}
          <TextLink href="/accessibility">accessibility statement</TextLink>.
        </>
      ),
    },
  ],
} as const;
