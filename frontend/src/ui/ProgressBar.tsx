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
  const value = Math.min(100, done);
  return (
    <LinearProgress
      variant="buffer"
      value={value}
      valueBuffer={Math.min(100, done + waiting)}
      aria-label={label}
      aria-valuenow={value}
      aria-valuetext={words}
    />
  );
}
