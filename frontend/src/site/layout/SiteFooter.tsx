import { Share2 } from 'lucide-react';
import { Logo } from '../../ui/Logo.js';
import { styled } from '../../ui/styled.js';
import { useScheduleUrl, useSettings, useVideoUrl } from '../hydration.js';
import { IconButton } from '../ui/IconButton.js';
import { SiteLink } from '../ui/links.js';
import { Container } from '../ui/Section.js';
import { ThemeChoice } from './ThemeChoice.js';

const COLUMNS = [
  {
    heading: 'Products',
    links: [
      { to: '/features', label: 'Features' },
      { to: '/pricing', label: 'Pricing' },
      { to: '/how-it-works', label: 'How it works' },
      { to: '/login', label: 'Log in' },
    ],
  },
  {
    heading: 'Company',
    links: [
      { to: '/about', label: 'About' },
      { to: '/blog', label: 'Blog' },
      { to: '/contact', label: 'Contact' },
      { to: '/support', label: 'Support' },
      { to: '/faq', label: 'FAQ' },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms-of-service', label: 'Terms of service' },
      { to: '/data-security', label: 'Data security' },
      { to: '/accessibility', label: 'Accessibility' },
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

export const SiteFooter = () => (
  <Foot>
    <Columns>
      <div>
        <Logo />
        <p>Every volunteer hour with its trail: who logged it, who verified it, who approved it.</p>
        <DemoLinks />
      </div>
      {COLUMNS.map(({ heading, links }) => (
        <nav key={heading} aria-labelledby={`foot-${heading}`}>
          <h2 id={`foot-${heading}`}>{heading}</h2>
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
      <span>© HourTrail</span>
      <ThemeChoice />
    </Bottom>
  </Foot>
);

function DemoLinks() {
  const { socialUrls = [], videoUrl } = useSettings();
  return (
    <>
      <ul>
        <li>
          <FooterLink href={useScheduleUrl()}>Book A Demo</FooterLink>
        </li>
        <li>
          <FooterLink href={useVideoUrl()}>{videoUrl ? 'Watch the video' : 'See a demo'}</FooterLink>
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
    <List aria-label="HourTrail elsewhere">
      {urls.map((url) => (
        <li key={url}>
          <Circle href={url} target="_blank" rel="noopener me" aria-label={`HourTrail on ${nameOf(url)}`}>
            <Share2 size={20} aria-hidden />
          </Circle>
        </li>
      ))}
    </List>
  );
