import { useId, type ReactNode } from 'react';
import { t, type ReportOverview } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check, Table2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useNarrow } from '../../../ui/layout.js';
import { BarsSkeleton, Bars } from './Bars.js';
import {
  BAND_HEADERS,
  BEHIND_HEADERS,
  CLASS_HEADERS,
  GRADE_HEADERS,
  MONTH_HEADERS,
  bandLines,
  behindLines,
  classLines,
  gradeLines,
  hasHours,
  monthLines,
  type Picking,
  type ChartLine,
} from './chartLines.js';
import { Legend } from './Legend.js';
import { LinesTable } from './LinesTable.js';
import { behindWords, progressWords } from './reportWords.js';

export const CHARTS = ['month', 'grade', 'progress', 'class', 'behind'] as const;
export type ChartName = (typeof CHARTS)[number];

const TITLES: Readonly<Record<ChartName, string>> = {
  month: t('reports.hoursByMonth'),
  grade: t('reports.hoursByGrade'),
  progress: t('reports.progressToGoal'),
  class: t('reports.hoursByClass'),
  behind: t('reports.atRisk'),
};
const BY_DAY = t('reports.byDayOfService');
const PICK_GRADE = t('reports.pickGrade');
const NO_STUDENTS = t('reports.noStudents');

/** One tall chart beside two short ones, classes and students who are behind below. */
const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'auto 1fr',
  gap: 16,
  '& > :first-of-type': { gridRow: 'span 2' },
  '& > :nth-of-type(n + 4)': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'none',
    '& > :first-of-type': { gridRow: 'auto' },
  },
}));

interface ChartsProps {
  readonly overview: ReportOverview;
  readonly grades: Picking;
  readonly classes: Picking;
  readonly parts: Picking;
  readonly shownOf: (chart: ChartName) => ChartShown;
  readonly onStudent: (id: number) => void;
}

export function Charts({ overview, grades, classes, parts, shownOf, onStudent }: ChartsProps) {
  const { students, atRisk, byClass } = overview;
  const noStudents = students === 0 && NO_STUDENTS;
  return (
    <Grid>
      <Chart
        title={TITLES.month}
        words={BY_DAY}
        empty={!hasHours(overview.byMonth) && t('reports.noHours')}
        headers={MONTH_HEADERS}
        lines={monthLines(overview)}
        legend={{}}
        shown={shownOf('month')}
      />
      <Chart
        title={TITLES.grade}
        words={PICK_GRADE}
        empty={noStudents}
        headers={GRADE_HEADERS}
        lines={gradeLines(overview, grades)}
        legend={{}}
        shown={shownOf('grade')}
      />
      <Chart
        title={TITLES.progress}
        words={progressWords(overview)}
        empty={noStudents}
        headers={BAND_HEADERS}
        lines={bandLines(overview, parts)}
        shown={shownOf('progress')}
      />
      {byClass.length > 0 && (
        <Chart
          title={TITLES.class}
          words={t('reports.pickClass')}
          headers={CLASS_HEADERS}
          lines={classLines(overview, classes)}
          legend={{}}
          shown={shownOf('class')}
          foot={<Quiet>{t('reports.inTwoClasses')}</Quiet>}
        />
      )}
      <Chart
        title={TITLES.behind}
        words={behindWords(atRisk.students, students, atRisk.rows.length)}
        empty={noStudents || (atRisk.students === 0 && t('reports.nobodyBehind'))}
        headers={BEHIND_HEADERS}
        lines={behindLines(atRisk.rows, onStudent)}
        legend={{ mark: t('reports.expectedByNow') }}
        shown={shownOf('behind')}
        foot={
          atRisk.students > atRisk.rows.length && (
            <Button component={Link} to={parts.linkTo('behind')} replace onClick={parts.onPick} className="screen">
              {t('reports.listAllBehind', { count: atRisk.students })}
            </Button>
          )
        }
      />
    </Grid>
  );
}

const PLACES: readonly (readonly [ChartName, number])[] = [
  ['month', 12],
  ['grade', 4],
  ['progress', 6],
  ['behind', 5],
];

export const ChartsSkeleton = () => (
  <Grid role="status" aria-label={t('reports.loadingCharts')}>
    {PLACES.map(([chart, rows]) => (
      <ChartCard key={chart} title={TITLES[chart]} words="…">
        {chart !== 'progress' && <Legend />}
        <BarsSkeleton rows={rows} />
      </ChartCard>
    ))}
  </Grid>
);

const Quiet = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

interface ChartProps {
  readonly title: string;
  readonly words?: ReactNode;
  /** Replaces a chart without data. */
  readonly empty?: string | false;
  /** Headers of the table; the label column comes first. */
  readonly headers: readonly string[];
  readonly lines: readonly ChartLine[];
  /** For bars of approved and pending hours; `mark` labels their marker. */
  readonly legend?: { readonly mark?: string };
  readonly shown: ChartShown;
  readonly foot?: ReactNode;
}

function Chart({ title, words, empty, headers, lines, legend, shown, foot }: ChartProps) {
  return (
    <ChartCard title={title} words={words} shown={empty ? undefined : shown}>
      {empty ? (
        <Quiet>{empty}</Quiet>
      ) : shown.asTable ? (
        <LinesTable caption={title} headers={headers} lines={lines} />
      ) : (
        <>
          {legend && <Legend {...legend} />}
          <Bars label={title} lines={lines} showsHours={legend !== undefined} />
        </>
      )}
      {foot && <div>{foot}</div>}
    </ChartCard>
  );
}

const Frame = styled(Card)({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0, breakInside: 'avoid' });
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  // reserves the height of a button that loads later
  minHeight: 30,
  [theme.breakpoints.down('sm')]: { minHeight: 44 },
}));

interface ChartShown {
  readonly asTable: boolean;
  readonly onAsTable: (asTable: boolean) => void;
}

interface ChartCardProps {
  readonly title: string;
  readonly words?: ReactNode;
  /** Absent if there is no data. */
  readonly shown?: ChartShown | undefined;
  readonly children: ReactNode;
}

function ChartCard({ title, words, shown, children }: ChartCardProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <div>
        <Head>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {shown && <AsTable {...shown} chart={id} />}
        </Head>
        {words && <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '68ch' }}>{words}</Typography>}
      </div>
      {children}
    </Frame>
  );
}

function AsTable({ asTable, onAsTable, chart }: ChartShown & { readonly chart: string }) {
  const small = !useNarrow();
  return (
    <Button
      {...(small && { size: 'small' })}
      variant="text"
      aria-pressed={asTable}
      aria-describedby={chart}
      startIcon={asTable ? <Check size={16} aria-hidden /> : <Table2 size={16} aria-hidden />}
      onClick={() => onAsTable(!asTable)}
      sx={{ mx: '-10px' }}
    >
      {t('reports.viewAsTable')}
    </Button>
  );
}
