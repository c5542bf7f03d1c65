import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { describePage } from './pageDescriptions.js';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  // as tall as with a button, so that all pages start at the same height
  minHeight: 36,
  [theme.breakpoints.down('sm')]: { minHeight: 44 },
}));

let pagesShown = 0;

/** Counts a page left before it was shown, so that the next heading still takes the focus. */
export const goneOn = (): void => {
  pagesShown += 1;
};

interface PageHeadingProps {
  readonly title: string;
  /** Differs from `title`, which the browser's tab shows. */
  readonly heading?: ReactNode;
  readonly children?: ReactNode;
}

/** The page's only h1. It takes the focus after a navigation, so that screen readers start there. */
export function PageHeading({ title, heading, children }: PageHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    pagesShown += 1;
    const busyElsewhere = document.activeElement?.closest('[role="menu"], [role="dialog"]');
    if (pagesShown > 1 && !busyElsewhere) ref.current?.focus({ preventScroll: true });
  }, []);
  const fullTitle = t('ui.pageTitle', { title });
  useEffect(() => describePage(title, fullTitle), [title, fullTitle]);
  return (
    <Line>
      <title>{fullTitle}</title>
      <Typography variant="h1" ref={ref} tabIndex={-1}>
        {heading ?? title}
      </Typography>
      {children}
    </Line>
  );
}
