import { t } from '@hourtrail/contracts';
import { styled } from '../../ui/styled.js';
import { PageMeta, type PageMetaProps } from '../PageMeta.js';
import { Heading, Intro, SmallHeading, Text } from '../ui/headings.js';
import { ButtonLink, Buttons, ContactLinks, TextLink } from '../ui/links.js';
import { PageHeader, Section } from '../ui/Section.js';

const META: PageMetaProps = {
  path: '/about',
  title: t('sitePages.aboutUs'),
  description: t('sitePages.aboutDescription'),
  keywords: t('sitePages.aboutKeywords'),
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
    <PageHeader title={t('sitePages.aboutTitle')} intro={ABOUT.intro} />
    <Section ground="paper" labelledBy="story">
      <Columns>
        <Heading id="story">{t('sitePages.storyTitle')}</Heading>
        <div>
          {ABOUT.story.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </div>
      </Columns>
    </Section>
    <Section ground="evergreen" labelledBy="mission">
      <MissionTitle id="mission">{t('sitePages.missionTitle')}</MissionTitle>
      <Statement>{ABOUT.mission}</Statement>
    </Section>
    <Section labelledBy="values">
      <Heading id="values">{t('sitePages.valuesTitle')}</Heading>
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
      <Heading id="contact">{t('site.contact')}</Heading>
      <Intro>{t('sitePages.aboutContact')}</Intro>
      <ContactLinks />
      <Buttons>
        <ButtonLink href="/contact">{t('site.contactUs')}</ButtonLink>
        <ButtonLink href="/features" look="outlined">
          {t('sitePages.seeFeatures')}
        </ButtonLink>
      </Buttons>
    </Section>
  </>
);

const ABOUT = {
  intro: t('sitePages.aboutIntro'),
  story: [t('sitePages.storyPaper'), t('sitePages.storyProblem'), t('sitePages.storyRecord')],
  mission: t('sitePages.mission'),
  values: [
    {
      title: t('sitePages.truth'),
      text: t('sitePages.truthText'),
    },
    {
      title: t('sitePages.twoPeople'),
      text: t('sitePages.twoPeopleText'),
    },
    {
      title: t('sitePages.time'),
      text: t('sitePages.timeText'),
    },
    {
      title: t('sitePages.forEveryone'),
      text: (
        <>
          {t('sitePages.forEveryoneText')}{' '}
          <TextLink href="/accessibility">{t('site.readAccessibilityStatement')}</TextLink>
        </>
      ),
    },
  ],
} as const;
