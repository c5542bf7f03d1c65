import { t } from '@hourtrail/contracts';
import { ContactColumns } from '../contact/ContactColumns.js';
import { ContactForm } from '../contact/ContactForm.js';
import { PageMeta, SITE_URL, type PageMetaProps } from '../PageMeta.js';
import { Text } from '../ui/headings.js';
import { TextLink } from '../ui/links.js';
import { Container, PageHeader, Section } from '../ui/Section.js';

const META: PageMetaProps = {
  path: '/contact',
  title: t('site.contact'),
  description: t('siteContact.pageDescription'),
  keywords: t('siteContact.pageKeywords'),
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': 'ContactPage',
      name: t('siteContact.pageName'),
      url: `${SITE_URL}/contact`,
    },
  ],
};

export const Page = () => (
  <>
    <PageMeta {...META} />
    <PageHeader title={t('siteContact.title')} intro={t('siteContact.intro')} />
    <Container id="message">
      <ContactColumns level="h2">
        <ContactForm />
      </ContactColumns>
    </Container>
    <Section tight>
      <Text>
        {t('siteContact.alreadyCustomer')} <TextLink href="/support">{t('site.getSupport')}</TextLink>
      </Text>
      <Text>
        {t('siteContact.useOfMessage')} <TextLink href="/privacy">{t('siteContact.readPrivacyPolicy')}</TextLink>
      </Text>
    </Section>
  </>
);
