import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { BULK_BAR_HEIGHT, MOBILE_BAR_HEIGHT } from './layout.js';

const GAP = 12;

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  bottom: GAP,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '10px 12px 10px 20px',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.floating,
  '& > p': { margin: 0, fontWeight: 600 },
  '& small': { marginLeft: 8, fontSize: 'inherit', fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& > .why': { flexBasis: '100%', fontWeight: 400, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: {
    bottom: `calc(${MOBILE_BAR_HEIGHT + 8}px + env(safe-area-inset-bottom))`,
    paddingLeft: 16,
    '& > p:not(.why)': { flex: '1 0 60%' },
  },
}));

/** Stays in sight below a list, with what can be done to its selected rows. */
export function SelectionBar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const page = document.documentElement.style;
    page.setProperty(BULK_BAR_HEIGHT, `${(bar.current?.offsetHeight ?? 0) + GAP}px`);
    return () => void page.removeProperty(BULK_BAR_HEIGHT);
  });
  return (
    <Bar ref={bar} aria-label={label}>
      {children}
    </Bar>
  );
}
