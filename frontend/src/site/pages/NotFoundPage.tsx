import { t } from '@hourtrail/contracts';
import { styled } from '../../ui/styled.js';
import { PageMeta, type PageMetaProps } from '../PageMeta.js';
import { ButtonLink, Buttons } from '../ui/links.js';
import { Container } from '../ui/Section.js';

const META: PageMetaProps = {
  path: '/',
  title: t('sitePages.notFoundPageTitle'),
  description: t('sitePages.notFoundDescription'),
  keywords: '',
  indexed: false,
};

const Frame = styled(Container)(({ theme }) => ({
  paddingBlock: '96px',
  '& h1': { margin: 0, fontSize: 'clamp(2.25rem, 5vw, 3.5rem)', lineHeight: 1.08, letterSpacing: '-0.02em' },
  '& p': { margin: '16px 0 0', maxWidth: '48ch', color: theme.vars.palette.text.secondary },
}));

export const Page = () => (
  <Frame>
    <PageMeta {...META} />
    <h1 tabIndex={-1}>{t('sitePages.notFound')}</h1>
    <p>{t('sitePages.notFoundText')}</p>
    <Buttons>
      <ButtonLink href="/">{t('sitePages.goHome')}</ButtonLink>
      <ButtonLink href="/support" look="outlined">
        {t('sitePages.getHelp')}
      </ButtonLink>
    </Buttons>
  </Frame>
);
