import { t } from '@hourtrail/contracts';
import { Share2 } from 'lucide-react';
import { Logo } from '../../ui/Logo.js';
import { styled } from '../../ui/styled.js';
import { useScheduleUrl, useSettings, useVideoUrl } from '../hydration.js';
import { IconButton } from '../ui/IconButton.js';
import { SiteLink } from '../ui/links.js';
import { Container } from '../ui/Section.js';
import { LanguageChoice } from './LanguageChoice.js';
import { ThemeChoice } from './ThemeChoice.js';

const COLUMNS = [
  {
    id: 'products',
    heading: t('site.products'),
    links: [
      { to: '/features', label: t('site.features') },
      { to: '/pricing', label: t('site.pricing') },
      { to: '/how-it-works', label: t('site.howItWorks') },
      { to: '/login', label: t('site.logIn') },
    ],
  },
  {
    id: 'company',
    heading: t('site.company'),
    links: [
      { to: '/about', label: t('site.about') },
      { to: '/blog', label: t('site.blog') },
      { to: '/contact', label: t('site.contact') },
      { to: '/support', label: t('site.support') },
      { to: '/faq', label: t('site.faq') },
    ],
  },
  {
    id: 'legal',
    heading: t('site.legal'),
    links: [
      { to: '/privacy', label: t('site.privacy') },
      { to: '/terms-of-service', label: t('site.termsOfService') },
      { to: '/data-security', label: t('site.dataSecurity') },
      { to: '/developers', label: t('site.developers') },
      { to: '/accessibility', label: t('site.accessibility') },
    ],
  },
] as const;

const Foot = styled('footer')(({ theme }) => ({
  padding: '48px 0 40px',
  borderTop: `1px solid ${theme.vars.palette.hairline}`,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  '@media print': { display: 'none' },
}));

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1.6fr repeat(3, 1fr)',
  gap: 32,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr 1fr', '& > div': { gridColumn: '1 / -1' } },
  '& h2': { margin: '0 0 4px', fontSize: '0.9375rem', color: theme.vars.palette.text.primary },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& p': { margin: '12px 0 16px', maxWidth: '32ch' },
}));

const FooterLink = styled(SiteLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});

const Bottom = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 48,
  marginTop: 32,
});

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

export const SiteFooter = () => (
  <Foot>
    <Columns>
      <div>
        <Logo />
        <p>{t('site.tagline')}</p>
        <DemoLinks />
      </div>
      {COLUMNS.map(({ id, heading, links }) => (
        <nav key={id} aria-labelledby={`foot-${id}`}>
          <h2 id={`foot-${id}`}>{heading}</h2>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <FooterLink href={to}>{label}</FooterLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </Columns>
    <Bottom>
      <span>{t('site.copyright')}</span>
      <Choices>
        <LanguageChoice />
        <ThemeChoice />
      </Choices>
    </Bottom>
  </Foot>
);

function DemoLinks() {
  const { socialUrls = [], videoUrl } = useSettings();
  return (
    <>
      <ul>
        <li>
          <FooterLink href={useScheduleUrl()}>{t('site.bookDemo')}</FooterLink>
        </li>
        <li>
          <FooterLink href={useVideoUrl()}>{videoUrl ? t('site.watchVideo') : t('site.seeDemo')}</FooterLink>
        </li>
      </ul>
      <SocialLinks urls={socialUrls} />
    </>
  );
}

const List = styled('ul')({ display: 'flex', gap: 4, marginLeft: '-12px !important' });
const Circle = IconButton.withComponent('a');

/** linkedin.com for `https://www.linkedin.com/company/x` */
const nameOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

const SocialLinks = ({ urls }: { urls: readonly string[] }) =>
  urls.length > 0 && (
    <List aria-label={t('site.socialMedia')}>
      {urls.map((url) => (
        <li key={url}>
          <Circle
            href={url}
            target="_blank"
            rel="noopener me"
            aria-label={t('site.onSocialSite', { site: nameOf(url) })}
          >
            <Share2 size={20} aria-hidden />
          </Circle>
        </li>
      ))}
    </List>
  );
