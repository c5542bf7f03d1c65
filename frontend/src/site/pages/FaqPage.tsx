import { t } from '@hourtrail/contracts';
import { chapters } from '../../../content/en/questions/faq.md';
import { linesOf } from '../ui/Markdown.js';
import { PageMeta, type PageMetaProps } from '../PageMeta.js';
import { Disclosures } from '../ui/Disclosures.js';
import { Heading, Intro } from '../ui/headings.js';
import { ButtonLink, Buttons } from '../ui/links.js';
import { Container, Narrow, PageHeader, Section } from '../ui/Section.js';

const META: PageMetaProps = {
  path: '/faq',
  title: t('sitePages.questions'),
  description: t('sitePages.faqDescription'),
  keywords: t('sitePages.faqKeywords'),
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
    <PageHeader title={t('sitePages.questions')} intro={t('sitePages.faqIntro')} />
    <Container>
      <Narrow>
        <Disclosures questions={chapters} name="faq" />
      </Narrow>
    </Container>
    <Section labelledBy="more">
      <Heading id="more">{t('sitePages.notAnswered')}</Heading>
      <Intro>{t('sitePages.notAnsweredText')}</Intro>
      <Buttons>
        <ButtonLink href="/support">{t('site.getSupport')}</ButtonLink>
        <ButtonLink href="/login" look="outlined">
          {t('site.logIn')}
        </ButtonLink>
      </Buttons>
    </Section>
  </>
);
