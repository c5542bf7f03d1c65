import { chapters } from '../../../content/questions/faq.md';
import { linesOf } from '../ui/Markdown.js';
import { PageMeta, type PageMetaProps } from '../PageMeta.js';
import { Disclosures } from '../ui/Disclosures.js';
import { Heading, Intro } from '../ui/headings.js';
import { ButtonLink, Buttons } from '../ui/links.js';
import { Container, Narrow, PageHeader, Section } from '../ui/Section.js';

const META: PageMetaProps = {
  path: '/faq',
  title: 'Questions and answers',
  description:
    'How hours are verified and approved, who sees them, how parents take part, how imports work, and how a school starts.',
  keywords: ['volunteer hours questions', 'FAQ', 'hour verification', 'parents', 'import'],
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: chapters.map(({ title, body }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: linesOf(body).join(' ') },
      })),
    },
  ],
};

export const Page = () => (
  <>
    <PageMeta {...META} />
    <PageHeader title="Questions and answers" intro="What schools, students and parents ask first." />
    <Container>
      <Narrow>
        <Disclosures questions={chapters} name="faq" />
      </Narrow>
    </Container>
    <Section labelledBy="more">
      <Heading id="more">Not answered yet?</Heading>
      <Intro>Ask us. We answer within 24 hours on business days.</Intro>
      <Buttons>
        <ButtonLink href="/support">Get support</ButtonLink>
        <ButtonLink href="/login" look="outlined">
          Log in or sign up
        </ButtonLink>
      </Buttons>
    </Section>
  </>
);
