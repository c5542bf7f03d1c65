import { CircleQuestionMark, Mail, MessageSquare } from 'lucide-react';
import { DirectLines } from '../contact/DirectLines.js';
import { HELP } from '../content/support.js';
import type { PageMeta } from '../meta.js';
import { useContactEmail } from '../settings.js';
import { Container } from '../ui/Container.js';
import { Disclosures } from '../ui/Disclosures.js';
import { Heading } from '../ui/headings.js';
import { LinkCards } from '../ui/LinkCards.js';
import { Narrow } from '../ui/Narrow.js';
import { PageHead } from '../ui/PageHead.js';
import { Section } from '../ui/Section.js';

export const meta: PageMeta = {
  path: '/support',
  title: 'Support',
  description:
    'Help with HourTrail for students, parents and school staff. We respond within 24 hours on business days.',
  keywords: ['HourTrail support', 'help', 'forgot password', 'hours not approved'],
};

export function Page() {
  const email = useContactEmail();
  return (
    <>
      <PageHead title="How can we help?" lead="We respond within 24 hours on business days." />
      <Container>
        <LinkCards
          level="h2"
          cards={[
            {
              icon: CircleQuestionMark,
              title: 'Questions and answers',
              text: 'Verification, families, imports, and how to start.',
              href: '/faq',
              link: 'Read the FAQ',
            },
            {
              icon: Mail,
              title: 'Email',
              text: 'Say what you wanted to do and what happened. Add the reference, if you saw one.',
              href: `mailto:${email}`,
              link: 'Write to us',
            },
            {
              icon: MessageSquare,
              title: 'Message or call',
              text: 'Send a message, or book a call of 30 minutes.',
              href: '/contact',
              link: 'Contact us',
            },
          ]}
        />
        <DirectLines />
      </Container>
      <Section labelledBy="first">
        <Narrow>
          <Heading id="first">Help yourself first</Heading>
          <Disclosures items={HELP} name="help" level="h3" />
        </Narrow>
      </Section>
    </>
  );
}
