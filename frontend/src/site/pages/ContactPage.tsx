import { ContactColumns } from '../contact/ContactColumns.js';
import { SITE_URL, type PageMeta } from '../meta.js';
import { Container } from '../ui/Container.js';
import { PageHead } from '../ui/PageHead.js';
import { Section } from '../ui/Section.js';
import { Text } from '../ui/headings.js';
import { Inline } from '../ui/Inline.js';

export const meta: PageMeta = {
  path: '/contact',
  title: 'Contact',
  description: 'Book a 30-minute call or send a message. We reply within 24 hours.',
  keywords: ['contact HourTrail', 'book a demo', 'schedule a call'],
  structured: [
    { '@context': 'https://schema.org', '@type': 'ContactPage', name: 'Contact HourTrail', url: `${SITE_URL}/contact` },
  ],
};

export const Page = () => (
  <>
    <PageHead title="Talk to us" lead="Book a 30-minute call, or send a message. We reply within 24 hours." />
    <Container id="message">
      <ContactColumns level="h2" />
    </Container>
    <Section tight>
      <Text>
        <Inline>
          Already using HourTrail? [Support](/support) has answers for students, parents and staff. What you send us is
          used to answer you, as the [privacy policy](/privacy) says.
        </Inline>
      </Text>
    </Section>
  </>
);
