import { styled } from '../../ui/styled.js';
import { ContactColumns } from '../contact/ContactColumns.js';
import { LazyContactForm } from '../contact/LazyContactForm.js';
import { FEATURES, PROOF, REPORTS as REPORT_WORDS, REVIEW, STAGES } from '../content/home.js';
import { APPROVALS, REPORTS } from '../content/shots.js';
import { DemoVideo } from '../home/DemoVideo.js';
import { EntrySteps } from '../home/EntrySteps.js';
import { Hero, People, Record } from '../home/sections.js';
import { PageMeta, SITE_URL, type PageMetaProps } from '../PageMeta.js';
import { Heading, Intro, Text } from '../ui/headings.js';
import { ButtonLink } from '../ui/links.js';
import { CheckedList, FeatureCards, LinkCards } from '../ui/lists.js';
import { Screenshot } from '../ui/Screenshot.js';
import { CallToAction, Section, Split } from '../ui/Section.js';

const META: PageMetaProps = {
  path: '/',
  title: 'HourTrail: volunteer hours your school can stand behind',
  description:
    'Students and parents log volunteer hours, coordinators verify, the school approves. Every entry keeps its trail. 30-day free trial.',
  keywords: [
    'volunteer hours',
    'community service hours',
    'school',
    'hour tracking',
    'verification',
    'service learning',
  ],
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
      operatingSystem: 'Any, in a web browser',
      url: `${SITE_URL}/`,
      description: 'Keeps volunteer hours for schools, with a trail of who logged, verified and approved each entry.',
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
      <Heading id="way">How an afternoon becomes credit</Heading>
      <EntrySteps stages={STAGES} />
    </Section>
    <Section labelledBy="features">
      <Heading id="features">What a school needs, and no more screens than that</Heading>
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
    <DemoVideo />
    <Section ground="paper" labelledBy="proof">
      <Heading id="proof">Check what we say</Heading>
      <LinkCards cards={PROOF} />
    </Section>
    <CallToAction
      id="call"
      title="Try it with one class"
      text="Free for 30 days, without a credit card. Sign up and look around; we set up your school with you on a 30-minute call."
    >
      <ButtonLink href="/login" look="inverse">
        Schedule a Call to Get Started
      </ButtonLink>
    </CallToAction>
    <Section id="contact" labelledBy="contact-title">
      <Heading id="contact-title">Talk to us</Heading>
      <Gap />
      <ContactColumns level="h3">
        <LazyContactForm />
      </ContactColumns>
    </Section>
  </>
);
