import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ChartLine } from './chartLine.js';

interface LineControlProps {
  readonly line: ChartLine;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads from a line of a chart to the rows that make it, or opens what it is about. */
export function LineControl({ line: { to, onChoose, isCurrent }, children, ...look }: LineControlProps) {
  if (to && onChoose) {
    return (
      <Link to={to} replace onClick={onChoose} {...look} {...(isCurrent && { 'aria-current': true })}>
        {children}
      </Link>
    );
  }
  if (to) {
    return (
      <Link to={to} {...look}>
        {children}
      </Link>
    );
  }
  if (!onChoose) return <span {...look}>{children}</span>;
  return (
    <button type="button" onClick={onChoose} {...look}>
      {children}
    </button>
  );
}
