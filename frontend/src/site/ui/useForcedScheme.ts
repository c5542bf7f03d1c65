import { useSyncExternalStore } from 'react';

type Scheme = 'light' | 'dark';

/** The attribute of the page that holds the colours it is shown in. */
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

/** The colours that the reader chose against those of the system; a media query knows only the system's. */
export const useForcedScheme = (): Scheme | undefined => useSyncExternalStore(onChange, ofReader, () => undefined);
