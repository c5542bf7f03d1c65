import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { describePage } from './pageDescriptions.js';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  // as tall as with a button beside it
  minHeight: 36,
  [theme.breakpoints.down('sm')]: { minHeight: 44 },
}));

let pagesShown = 0;

/** Somebody goes on before the first page was there: the heading of the next one takes the focus all the same. */
export const goneOn = (): void => {
  pagesShown += 1;
};

interface PageHeadingProps {
  readonly title: string;
  /** The heading, where it differs from the title in the browser's tab. */
  readonly heading?: ReactNode;
  readonly children?: ReactNode;
}

/** A page's one h1, its title and what else its head says. After a change of page the reading position and the focus start here. */
export function PageHeading({ title, heading, children }: PageHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    pagesShown += 1;
    const busyElsewhere = document.activeElement?.closest('[role="menu"], [role="dialog"]');
    if (pagesShown > 1 && !busyElsewhere) ref.current?.focus({ preventScroll: true });
  }, []);
  const fullTitle = `${title} · HourTrail`;
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
