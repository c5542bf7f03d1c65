import { FEATURE_GROUPS } from '../content/features.js';
import { OPPORTUNITIES } from '../content/shots.js';
import type { PageMeta } from '../meta.js';
import { ButtonLink, Buttons } from '../ui/ButtonLink.js';
import { CallToAction } from '../ui/CallToAction.js';
import { Container } from '../ui/Container.js';
import { FeatureCards } from '../ui/FeatureCards.js';
import { Heading, Lead } from '../ui/headings.js';
import { PageHead } from '../ui/PageHead.js';
import { Screenshot } from '../ui/Screenshot.js';
import { Section } from '../ui/Section.js';

export const meta: PageMeta = {
  path: '/features',
  title: 'Features',
  description:
    'Hour logging, verification and approval, opportunities with waitlists, attendance, a parent portal, reports, exports and imports.',
  keywords: [
    'volunteer hour tracking features',
    'verification workflow',
    'volunteer opportunities',
    'parent portal',
    'reports',
  ],
};

export const Page = () => (
  <>
    <PageHead
      title="Everything between the afternoon and the credit"
      lead="Students and parents log hours, coordinators verify, the school approves and reports. Here is what HourTrail does."
    >
      <Buttons>
        <ButtonLink href="/login">Start Free Trial</ButtonLink>
        <ButtonLink href="/contact" look="outlined">
          Schedule Demo
        </ButtonLink>
      </Buttons>
    </PageHead>
    <Container>
      <Screenshot shot={OPPORTUNITIES} first />
    </Container>
    {FEATURE_GROUPS.map(({ id, title, text, features }, index) => (
      <Section key={id} id={id} labelledBy={`${id}-title`} ground={index % 2 === 1 ? 'paper' : 'plain'}>
        <Heading id={`${id}-title`}>{title}</Heading>
        <Lead>{text}</Lead>
        <FeatureCards features={features} />
      </Section>
    ))}
    <CallToAction
      id="start"
      title="See it with your own rules"
      text="Tell us your goal and your policy. We set up a school that works that way, free for 30 days."
    >
      <ButtonLink href="/contact" look="inverse">
        Get Started Today
      </ButtonLink>
    </CallToAction>
  </>
);
