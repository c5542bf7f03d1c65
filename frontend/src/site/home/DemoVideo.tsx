import type { ReactNode } from 'react';
import { t } from '@hourtrail/contracts';
import { Play } from 'lucide-react';
import { styled } from '../../ui/styled.js';
import { DEMO } from '../content/home.js';
import { OPPORTUNITIES } from '../content/shots.js';
import { useSettings } from '../hydration.js';
import { ClickFrame } from '../ui/ClickFrame.js';
import { Heading, Intro } from '../ui/headings.js';
import { ButtonLink } from '../ui/links.js';
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

/** The video loads on a click. Without one, the page offers a live demo. */
export function DemoVideo() {
  const { videoUrl } = useSettings();
  return (
    <Section id="demo" labelledBy="demo-title">
      <Heading id="demo-title">{DEMO.title}</Heading>
      <Intro>{videoUrl ? DEMO.text : DEMO.unset}</Intro>
      <Backdrop>
        {videoUrl ? (
          <ClickFrame src={videoUrl} title={t('siteHome.demoFrame')} ratio="16 / 9">
            {(load) => (
              <Poster>
                <PlayButton type="button" onClick={load}>
                  <Play size={24} aria-hidden fill="currentColor" />
                  {t('siteHome.playDemo')}
                </PlayButton>
                <p>{t('siteHome.videoSource', { site: new URL(videoUrl).hostname })}</p>
              </Poster>
            )}
          </ClickFrame>
        ) : (
          <Poster>
            <p>{t('siteHome.demoBring')}</p>
            <ButtonLink href="/contact" look="inverse">
              {t('siteHome.askForDemo')}
            </ButtonLink>
          </Poster>
        )}
      </Backdrop>
    </Section>
  );
}

const Poster = ({ children }: { readonly children: ReactNode }) => (
  <Screen>
    <Screenshot shot={{ ...OPPORTUNITIES, alt: '' }} />
    <Front>{children}</Front>
  </Screen>
);
