import { ContactColumns } from '../contact/ContactColumns.js';
import { ContactForm } from '../contact/ContactForm.js';
import { PageMeta, SITE_URL, type PageMetaProps } from '../PageMeta.js';
import { Text } from '../ui/headings.js';
import { TextLink } from '../ui/links.js';
import { Container, PageHeader, Section } from '../ui/Section.js';

const META: PageMetaProps = {
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
    <PageMeta {...META} />
    <PageHeader title="Talk to us" intro="Book a 30-minute call, or send a message. We reply within 24 hours." />
    <Container id="message">
      <ContactColumns level="h2">
        <ContactForm />
      </ContactColumns>
    </Container>
    <Section tight>
      <Text>
        Already using HourTrail? <TextLink href="/support">Support</TextLink> has answers for students, parents and
        staff. What you send us is used to answer you, as the <TextLink href="/privacy">privacy policy</TextLink> says.
      </Text>
    </Section>
  </>
);
