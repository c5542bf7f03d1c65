import LinearProgress from '@mui/material/LinearProgress';

interface ProgressBarProps {
  readonly label: string;
  /** Read out instead of a percentage. */
  readonly words: string;
  /** Percent of the goal; `waiting` may still be added to it. */
  readonly done: number;
  readonly waiting?: number;
}

export function ProgressBar({ label, words, done, waiting = 0 }: ProgressBarProps) {
  const withWaiting = Math.min(100, done + waiting);
  return (
    <LinearProgress
      variant="buffer"
      value={Math.min(100, done)}
      valueBuffer={withWaiting}
      aria-label={label}
      aria-valuenow={withWaiting}
      aria-valuetext={words}
    />
  );
}
