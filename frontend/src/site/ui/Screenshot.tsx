import { useSyncExternalStore } from 'react';
import { styled } from '../../ui/styled.js';

export interface Shot {
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
}

export interface ShotPair {
  /** The alternative text. */
  readonly alt: string;
  readonly wide: Shot;
  readonly phone?: Shot;
}

const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.default,
  '& img': { display: 'block', width: '100%', height: 'auto' },
}));

const DARK = '(prefers-color-scheme: dark)';
const PHONE = '(max-width: 599.95px)';

interface ScreenshotProps {
  readonly shot: ShotPair;
  /** Above the fold: loads at once, before other pictures. */
  readonly first?: boolean;
}

/** Follows the color scheme of the page. */
export function Screenshot({ shot: { alt, wide, phone }, first = false }: ScreenshotProps) {
  const forced = useForcedScheme();
  const sources = forced
    ? [{ media: undefined, scheme: forced }]
    : [
        { media: DARK, scheme: 'dark' as const },
        { media: undefined, scheme: 'light' as const },
      ];
  return (
    <Frame>
      <picture>
        {phone &&
          sources.map(({ media, scheme }) => (
            <source
              key={`phone-${scheme}`}
              media={[PHONE, media].filter(Boolean).join(' and ')}
              srcSet={phone[scheme]}
              width={phone.width}
              height={phone.height}
            />
          ))}
        {sources.map(({ media, scheme }) => (
          <source key={scheme} media={media} srcSet={wide[scheme]} width={wide.width} height={wide.height} />
        ))}
        <img
          src={wide.light}
          alt={alt}
          width={wide.width}
          height={wide.height}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </Frame>
  );
}

type Scheme = 'light' | 'dark';

const ATTRIBUTE = 'data-color-scheme';

const shown = (): Scheme => (document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light');

function ofReader(): Scheme | undefined {
  const system: Scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return shown() === system ? undefined : shown();
}

function onChange(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  return () => observer.disconnect();
}

/** The scheme that the visitor chose against the system's, which media queries do not know. */
const useForcedScheme = (): Scheme | undefined => useSyncExternalStore(onChange, ofReader, () => undefined);

const Width = styled('div')({ maxWidth: 320, marginInline: 'auto' });

export const Phone = ({ shot }: { readonly shot: ShotPair }) => (
  <Width>
    <Screenshot shot={shot} />
  </Width>
);
