import { CircleQuestionMark, Mail, MessageSquare } from 'lucide-react';
import { chapters } from '../../../content/questions/support.md';
import { useContactEmail } from '../hydration.js';
import { PageMeta, type PageMetaProps } from '../PageMeta.js';
import { Disclosures } from '../ui/Disclosures.js';
import { Heading } from '../ui/headings.js';
import { ContactLinks } from '../ui/links.js';
import { LinkCards } from '../ui/lists.js';
import { Container, Narrow, PageHeader, Section } from '../ui/Section.js';

const META: PageMetaProps = {
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
      <PageMeta {...META} />
      <PageHeader title="How can we help?" intro="We respond within 24 hours on business days." />
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
        <ContactLinks />
      </Container>
      <Section labelledBy="first">
        <Narrow>
          <Heading id="first">Help yourself first</Heading>
          <Disclosures questions={chapters} name="help" level="h3" />
        </Narrow>
      </Section>
    </>
  );
}
