import { lazy, useState, useTransition, type ReactNode } from 'react';
import { t } from '@hourtrail/contracts';
import { Play } from 'lucide-react';
import { styled } from '../../ui/styled.js';
import { APPROVALS } from '../content/shots.js';
import { useHydrated, useSettings } from '../hydration.js';
import { ClickFrame } from '../ui/ClickFrame.js';
import { Heading, Intro } from '../ui/headings.js';
import { TextLink } from '../ui/links.js';
import { Screenshot } from '../ui/Screenshot.js';
import { Section } from '../ui/Section.js';

const Backdrop = styled('div')(({ theme }) => ({
  marginTop: 40,
  '& > iframe': { borderRadius: 16 },
  [theme.breakpoints.down('sm')]: { marginTop: 28 },
}));

const Screen = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: 16,
  backgroundColor: '#07513F',
  '& > div:first-of-type': { opacity: 0.14, border: 0, filter: 'blur(2px)' },
  [theme.breakpoints.down('sm')]: { aspectRatio: '4 / 5' },
}));

const Front = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 20,
  padding: 24,
  textAlign: 'center',
  color: '#FFFFFF',
  '& p': { margin: 0, maxWidth: '40ch', fontSize: '1.125rem', lineHeight: '1.6875rem', textWrap: 'balance' },
  '&& a': { color: 'inherit' },
});

const PlayButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '12px 28px 12px 22px',
  border: 0,
  borderRadius: 999,
  font: 'inherit',
  fontSize: '1.0625rem',
  fontWeight: 640,
  color: '#07513F',
  backgroundColor: '#FFFFFF',
  cursor: 'pointer',
  transition: 'background-color 120ms',
  '&:hover': { backgroundColor: '#E3F1EC' },
  '&&:focus-visible': { outline: '2px solid #FFFFFF', outlineOffset: 3 },
});

/** A walk through the demo school, or the operator's video. */
export function DemoSection() {
  const { videoUrl } = useSettings();
  return (
    <Section id="demo" labelledBy="demo-title">
      <Heading id="demo-title">{t('site.seeDemo')}</Heading>
      <Intro>{videoUrl ? t('siteHome.demoVideoText') : t('siteHome.demoWalkText')}</Intro>
      <Backdrop>{videoUrl ? <Video url={videoUrl} /> : <Walk />}</Backdrop>
    </Section>
  );
}

const Video = ({ url }: { readonly url: string }) => (
  <ClickFrame src={url} title={t('siteHome.demoFrame')} ratio="16 / 9">
    {(load) => (
      <Poster>
        <PlayButton type="button" onClick={load}>
          <Play size={24} aria-hidden fill="currentColor" />
          {t('siteHome.playDemo')}
        </PlayButton>
        <p>{t('siteHome.videoSource', { site: new URL(url).hostname })}</p>
      </Poster>
    )}
  </ClickFrame>
);

const NotLoaded = () => (
  <Poster>
    <p role="alert">{t('siteHome.walkNotLoaded')}</p>
    <HowItWorks />
  </Poster>
);

const DemoWalk = lazy(() =>
  import('./DemoWalk.js').then(
    ({ DemoWalk: Loaded }) => ({ default: Loaded }),
    () => ({ default: NotLoaded }),
  ),
);

/** Its script and its pictures load on a click; the transition keeps the button until they can be drawn. */
function Walk() {
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, startLoading] = useTransition();
  if (isOpen) return <DemoWalk />;
  return (
    <Poster>
      <PlayButton
        type="button"
        disabled={!hydrated}
        aria-busy={isLoading}
        onClick={() => startLoading(() => setOpen(true))}
      >
        <Play size={24} aria-hidden fill="currentColor" />
        {t('siteHome.startWalk')}
      </PlayButton>
      <p>{t('siteHome.walkMedia')}</p>
      <noscript>
        <p>{t('siteHome.walkNeedsJavascript')}</p>
        <HowItWorks />
      </noscript>
    </Poster>
  );
}

const HowItWorks = () => (
  <p>
    <TextLink href="/how-it-works">{t('site.howItWorks')}</TextLink>
  </p>
);

const Poster = ({ children }: { readonly children: ReactNode }) => (
  <Screen>
    <Screenshot shot={{ ...APPROVALS, alt: '' }} />
    <Front>{children}</Front>
  </Screen>
);
