import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { useLast } from '../lib/hooks.js';
import { COLUMNS } from './Columns.js';
import { useNarrow } from './layout.js';

const Fold = styled(ButtonBase)({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  width: 'calc(100% + 16px)',
  minHeight: 44,
  margin: '-8px',
  padding: '0 8px',
  borderRadius: 8,
  font: 'inherit',
  textAlign: 'left',
  '& svg': { flex: 'none', transition: 'rotate 150ms' },
  '&[aria-expanded="true"] svg': { rotate: '180deg' },
  '@media (prefers-reduced-motion: reduce)': { '& svg': { transition: 'none' } },
});

/** Also fits a form made for a dialog. */
const Body = styled('div')(({ theme }) => ({
  marginTop: 20,
  '&[hidden]': { display: 'none' },
  '& .MuiDialogContent-root': { padding: 0, overflow: 'visible' },
  '& .MuiDialogActions-root': { padding: '20px 0 0', border: 0 },
  [theme.breakpoints.up('md')]: { [COLUMNS]: 'repeat(2, minmax(0, 1fr))' },
}));

interface FoldingCardProps {
  readonly title: string;
  /** True unfolds the card: the URL links to its content. */
  readonly requested: boolean;
  readonly unfolded?: boolean;
  /** Removes `requested` from the URL. */
  readonly onLeave: () => void;
  /** A new number folds the card and moves the focus to its heading. */
  readonly done: number;
  readonly children: ReactNode;
}

/** Folds on narrow screens only, and keeps what was typed. */
export function FoldingCard({ title, requested, unfolded = false, onLeave, done, children }: FoldingCardProps) {
  const id = useId();
  const folds = useNarrow();
  const [openAfter, setOpenAfter] = useState(unfolded ? done : null);
  const shown = requested || openAfter === done || !folds;
  const everShown = useLast(shown || null) !== null;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done > 0) (head.current?.querySelector('button') ?? head.current)?.focus();
  }, [done]);
  const turn = (): void => {
    setOpenAfter(shown ? null : done);
    if (requested) onLeave();
  };
  return (
    <Card aria-labelledby={id}>
      <Typography ref={head} id={id} variant="h2" tabIndex={-1}>
        {folds ? (
          <Fold aria-expanded={shown} aria-controls={`${id}-body`} onClick={turn}>
            {title}
            <ChevronDown size={20} aria-hidden />
          </Fold>
        ) : (
          title
        )}
      </Typography>
      {everShown && (
        <Body id={`${id}-body`} hidden={!shown}>
          {children}
        </Body>
      )}
    </Card>
  );
}
