import { styled } from '@mui/material/styles';

const Track = styled('div')(({ theme }) => ({
  display: 'flex',
  height: 8,
  borderRadius: 999,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.sunken,
  '@media (forced-colors: active)': { border: '1px solid' },
}));

const Part = styled('div')({ height: '100%', transformOrigin: 'left' });
const Done = styled(Part)(({ theme }) => ({ backgroundColor: theme.vars.palette.primary.main }));
const Waiting = styled(Part)(({ theme }) => ({
  opacity: 0.85,
  backgroundImage: `repeating-linear-gradient(135deg, ${theme.vars.palette.primary.main} 0 2px, transparent 2px 6px)`,
}));

interface ProgressBarProps {
  readonly label: string;
  /** Said instead of a percentage. */
  readonly words: string;
  /** Percent of the goal that is certain, and what may still come to it. */
  readonly done: number;
  readonly waiting?: number;
}

export const ProgressBar = ({ label, words, done, waiting = 0 }: ProgressBarProps) => (
  <Track
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.min(100, done + waiting)}
    aria-valuetext={words}
  >
    <Done style={{ width: `${Math.min(100, done)}%` }} />
    <Waiting style={{ width: `${Math.max(0, Math.min(100 - done, waiting))}%` }} />
  </Track>
);
