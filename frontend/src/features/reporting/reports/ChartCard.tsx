import { useId, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check, Table2 } from 'lucide-react';
import { useNarrow } from '../../../ui/useNarrow.js';

const Frame = styled(Card)({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0, breakInside: 'avoid' });
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  // as tall before its button is there
  minHeight: 30,
  [theme.breakpoints.down('sm')]: { minHeight: 44 },
}));

/** Whether a chart stands as a table. */
export interface ChartShown {
  readonly asTable: boolean;
  readonly onAsTable: (asTable: boolean) => void;
}

interface ChartCardProps {
  readonly title: string;
  /** What the figures are of, or what they come to. */
  readonly words?: ReactNode;
  /** Absent where there is no figure to show. */
  readonly shown?: ChartShown | undefined;
  readonly children: ReactNode;
}

/** A chart in its frame, with the choice of reading it as a table. */
export function ChartCard({ title, words, shown, children }: ChartCardProps) {
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
      View as table
    </Button>
  );
}
