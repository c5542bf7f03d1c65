import { sentencesOfBlocks } from '../content/blocks.js';
import { QUESTIONS } from '../content/faq.js';
import type { PageMeta } from '../meta.js';
import { ButtonLink, Buttons } from '../ui/ButtonLink.js';
import { Container } from '../ui/Container.js';
import { Disclosures } from '../ui/Disclosures.js';
import { Heading, Lead } from '../ui/headings.js';
import { plainText } from '../ui/inlineText.js';
import { Narrow } from '../ui/Narrow.js';
import { PageHead } from '../ui/PageHead.js';
import { Section } from '../ui/Section.js';

export const meta: PageMeta = {
  path: '/faq',
  title: 'Questions and answers',
  description:
    'How hours are verified and approved, who sees them, how parents take part, how imports work, and how a school starts.',
  keywords: ['volunteer hours questions', 'FAQ', 'hour verification', 'parents', 'import'],
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: QUESTIONS.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: sentencesOfBlocks(answer).map(plainText).join(' ') },
      })),
    },
  ],
};

export const Page = () => (
  <>
    <PageHead title="Questions and answers" lead="What schools, students and parents ask first." />
    <Container>
      <Narrow>
        <Disclosures items={QUESTIONS} name="faq" />
      </Narrow>
    </Container>
    <Section labelledBy="more">
      <Heading id="more">Not answered yet?</Heading>
      <Lead>Ask us. We answer within 24 hours on business days.</Lead>
      <Buttons>
        <ButtonLink href="/support">Get support</ButtonLink>
        <ButtonLink href="/login" look="outlined">
          Log in or sign up
        </ButtonLink>
      </Buttons>
    </Section>
  </>
);
