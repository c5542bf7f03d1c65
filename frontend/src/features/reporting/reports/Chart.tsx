import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Bars } from './Bars.js';
import { ChartCard, type ChartShown } from './ChartCard.js';
import type { ChartLine } from './chartLine.js';
import { Legend } from './Legend.js';
import { LinesTable } from './LinesTable.js';

const Quiet = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

interface ChartProps {
  readonly title: string;
  readonly words?: ReactNode;
  /** What is said in its place where there is nothing to show. */
  readonly empty?: string | false;
  /** Of the table: over the labels first, then over the cells. */
  readonly headers: readonly string[];
  readonly lines: readonly ChartLine[];
  /** What the full width stands for; the longest bar unless given. */
  readonly full?: number;
  /** Whether the bars are hours, approved and waiting; with what their mark stands for. */
  readonly legend?: { readonly mark?: string };
  readonly shown: ChartShown;
  /** The way to what is not in it. */
  readonly foot?: ReactNode;
}

const HOURS_TOLD = ['approved', 'waiting'] as const;

/** Figures as bars or, where somebody chooses so, as a table. */
export function Chart({ title, words, empty, headers, lines, full, legend, shown, foot }: ChartProps) {
  return (
    <ChartCard title={title} words={words} shown={empty ? undefined : shown}>
      {empty ? (
        <Quiet>{empty}</Quiet>
      ) : shown.asTable ? (
        <LinesTable caption={title} headers={headers} lines={lines} />
      ) : (
        <>
          {legend && <Legend {...legend} />}
          <Bars
            label={title}
            lines={lines}
            {...(full !== undefined && { full })}
            {...(legend && { told: HOURS_TOLD })}
          />
        </>
      )}
      {foot && <div>{foot}</div>}
    </ChartCard>
  );
}
