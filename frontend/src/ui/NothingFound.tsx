import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import { EmptyState } from './states.js';

interface NothingFoundProps {
  readonly title: string;
  readonly onClear: () => void;
  readonly children?: ReactNode;
}

/** In the place of a list in which nothing is what the filters ask for. */
export const NothingFound = ({ title, onClear, children }: NothingFoundProps) => (
  <EmptyState
    icon={SearchX}
    title={title}
    action={
      <Button variant="outlined" onClick={onClear}>
        Clear filters
      </Button>
    }
  >
    {children}
  </EmptyState>
);
