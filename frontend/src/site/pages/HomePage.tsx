import { t } from '@hourtrail/contracts';
import { styled } from '../../ui/styled.js';
import { ContactColumns } from '../contact/ContactColumns.js';
import { LazyContactForm } from '../contact/LazyContactForm.js';
import { FEATURES, PROOF, REPORTS as REPORT_WORDS, REVIEW, STAGES } from '../content/home.js';
import { APPROVALS, REPORTS } from '../content/shots.js';
import { DemoSection } from '../home/DemoSection.js';
import { EntrySteps } from '../home/EntrySteps.js';
import { Hero, People, Record } from '../home/sections.js';
import { PageMeta, SITE_URL, type PageMetaProps } from '../PageMeta.js';
import { Heading, Intro, Text } from '../ui/headings.js';
import { ButtonLink, START_TRIAL } from '../ui/links.js';
import { CheckedList, FeatureCards, LinkCards } from '../ui/lists.js';
import { Screenshot } from '../ui/Screenshot.js';
import { CallToAction, Section, Split } from '../ui/Section.js';

const META: PageMetaProps = {
  path: '/',
  title: t('siteHome.pageTitle'),
  description: t('siteHome.pageDescription'),
  keywords: t('siteHome.pageKeywords'),
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'HourTrail',
      url: `${SITE_URL}/`,
      logo: `${SITE_URL}/favicon.svg`,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'HourTrail',
      applicationCategory: 'EducationalApplication',
      operatingSystem: t('siteHome.operatingSystem'),
      url: `${SITE_URL}/`,
      description: t('siteHome.productDescription'),
      offers: { '@type': 'AggregateOffer', priceCurrency: 'USD', lowPrice: 500, highPrice: 3500 },
    },
  ],
};

const Wide = styled('div')(({ theme }) => ({
  marginTop: 48,
  [theme.breakpoints.down('sm')]: { marginTop: 32, maxWidth: 360, marginInline: 'auto' },
}));
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 64,
  alignItems: 'end',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
}));
const Gap = styled('div')({ height: 40 });

export const Page = () => (
  <>
    <PageMeta {...META} />
    <Hero />
    <Section ground="paper" labelledBy="way">
      <Heading id="way">{t('siteHome.stepsTitle')}</Heading>
      <EntrySteps stages={STAGES} />
    </Section>
    <Section labelledBy="features">
      <Heading id="features">{t('siteHome.featuresTitle')}</Heading>
      <FeatureCards features={FEATURES} />
    </Section>
    <Section ground="paper" labelledBy="review">
      <Columns>
        <div>
          <Heading id="review">{REVIEW.title}</Heading>
          <Intro>{REVIEW.text}</Intro>
        </div>
        <CheckedList items={REVIEW.points} />
      </Columns>
      <Wide>
        <Screenshot shot={APPROVALS} />
      </Wide>
    </Section>
    <Section labelledBy="reports">
      <Split
        flipped
        words={
          <>
            <Heading id="reports">{REPORT_WORDS.title}</Heading>
            <Text>{REPORT_WORDS.text}</Text>
            <CheckedList items={REPORT_WORDS.points} />
          </>
        }
        picture={<Screenshot shot={REPORTS} />}
      />
    </Section>
    <People />
    <Record />
    <DemoSection />
    <Section ground="paper" labelledBy="proof">
      <Heading id="proof">{t('siteHome.proofTitle')}</Heading>
      <LinkCards cards={PROOF} />
    </Section>
    <CallToAction id="call" title={t('siteHome.trialTitle')} text={t('siteHome.trialText')}>
      <ButtonLink href={START_TRIAL} look="inverse">
        {t('siteHome.scheduleToStart')}
      </ButtonLink>
    </CallToAction>
    <Section id="contact" labelledBy="contact-title">
      <Heading id="contact-title">{t('siteContact.title')}</Heading>
      <Gap />
      <ContactColumns level="h3">
        <LazyContactForm />
      </ContactColumns>
    </Section>
  </>
);
