import { t } from '@hourtrail/contracts';
import { CircleQuestionMark, Mail, MessageSquare } from 'lucide-react';
import { chapters } from '../../../content/en/questions/support.md';
import { useContactEmail } from '../hydration.js';
import { PageMeta, type PageMetaProps } from '../PageMeta.js';
import { Disclosures } from '../ui/Disclosures.js';
import { Heading } from '../ui/headings.js';
import { ContactLinks } from '../ui/links.js';
import { LinkCards } from '../ui/lists.js';
import { Container, Narrow, PageHeader, Section } from '../ui/Section.js';

const META: PageMetaProps = {
  path: '/support',
  title: t('site.support'),
  description: t('sitePages.supportDescription'),
  keywords: t('sitePages.supportKeywords'),
};

export function Page() {
  const email = useContactEmail();
  return (
    <>
      <PageMeta {...META} />
      <PageHeader title={t('sitePages.supportTitle')} intro={t('sitePages.supportIntro')} />
      <Container>
        <LinkCards
          level="h2"
          cards={[
            {
              icon: CircleQuestionMark,
              title: t('sitePages.questions'),
              text: t('sitePages.supportFaq'),
              href: '/faq',
              link: t('sitePages.readFaq'),
            },
            {
              icon: Mail,
              title: t('common.email'),
              text: t('sitePages.supportEmail'),
              href: `mailto:${email}`,
              link: t('sitePages.writeToUs'),
            },
            {
              icon: MessageSquare,
              title: t('sitePages.supportContact'),
              text: t('sitePages.supportContactText'),
              href: '/contact',
              link: t('site.contactUs'),
            },
          ]}
        />
        <ContactLinks />
      </Container>
      <Section labelledBy="first">
        <Narrow>
          <Heading id="first">{t('sitePages.supportQuestions')}</Heading>
          <Disclosures questions={chapters} name="help" level="h3" />
        </Narrow>
      </Section>
    </>
  );
}
