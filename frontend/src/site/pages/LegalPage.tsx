import { t } from '@hourtrail/contracts';
import type { MarkdownDocument } from '../../../markdown.js';
import { styled } from '../../ui/styled.js';
import { PageMeta, type PageMetaProps } from '../PageMeta.js';
import { ContactLinks, SiteLink, StandaloneLink } from '../ui/links.js';
import { Chapters } from '../ui/Markdown.js';
import { Container, PageHeader } from '../ui/Section.js';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  gap: 72,
  paddingBottom: 96,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 40, paddingBottom: 64 },
  '@media print': { display: 'block' },
}));

const Contents = styled('nav')(({ theme }) => ({
  alignSelf: 'start',
  position: 'sticky',
  top: 96,
  fontSize: '0.9375rem',
  '& p': { margin: '0 0 8px', fontWeight: 640 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  [theme.breakpoints.down('md')]: { position: 'static' },
  '@media print': { display: 'none' },
}));

const ContentsLink = styled(SiteLink)(({ theme }) => ({
  display: 'block',
  padding: '6px 0',
  lineHeight: '1.375rem',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
  '@media (pointer: coarse)': { padding: '11px 0' },
}));

interface LegalFrontMatter extends Pick<PageMetaProps, 'path' | 'title' | 'description'> {
  readonly keywords: readonly string[];
  readonly intro: string;
  readonly end?: 'contact' | 'home';
}

export function LegalPage({ frontMatter, chapters }: MarkdownDocument) {
  const { intro, end, keywords, ...meta } = frontMatter as LegalFrontMatter;
  return (
    <>
      <PageMeta {...meta} keywords={keywords.join(', ')} />
      <PageHeader title={meta.title} intro={intro} />
      <Container>
        <Columns>
          <Contents aria-label={t('sitePages.onThisPage')}>
            <p>{t('sitePages.onThisPage')}</p>
            <ul>
              {chapters.map(({ id, title }) => (
                <li key={title}>
                  <ContentsLink href={`#${id}`}>{title}</ContentsLink>
                </li>
              ))}
            </ul>
          </Contents>
          <div>
            <Chapters chapters={chapters} />
            {end === 'contact' && <ContactLinks />}
            {end === 'home' && (
              <p>
                <StandaloneLink href="/">{t('sitePages.backToHome')}</StandaloneLink>
              </p>
            )}
          </div>
        </Columns>
      </Container>
    </>
  );
}
