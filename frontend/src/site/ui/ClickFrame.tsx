import { useState, type ReactNode } from 'react';
import { styled } from '../../ui/styled.js';

const Frame = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: 10,
  backgroundColor: '#FFFFFF',
}));

// stable across renders: React calls a new ref callback again, which would move the focus again
const takeFocus = (frame: HTMLIFrameElement | null): void => frame?.focus();

interface ClickFrameProps {
  readonly src: string;
  readonly title: string;
  readonly height?: number;
  readonly ratio?: string;
  /** Rendered until it calls `load`. */
  readonly children: (load: () => void) => ReactNode;
}

/** Loads a third party's page on request only. */
export function ClickFrame({ src, title, height, ratio, children }: ClickFrameProps) {
  const [clicked, setClicked] = useState(false);
  if (!clicked) return children(() => setClicked(true));
  return (
    <Frame
      ref={takeFocus}
      src={src}
      title={title}
      style={{ height, aspectRatio: ratio }}
      referrerPolicy="strict-origin"
      allow="fullscreen"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
