import type { ReactNode } from 'react';
import { LIMITS, t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { SelectionBar } from '../../ui/SelectionBar.js';
import { visuallyHidden } from '../../ui/styled.js';

export const SELECTION_FULL = t('people.selectionLimit', { count: LIMITS.reviewMax });

const Announcement = styled('p')(visuallyHidden);

interface PeopleBarProps {
  readonly label: string;
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

export function PeopleBar({ label, count, onClear, children }: PeopleBarProps) {
  const words = count > 0 ? t('people.selectedCount', { count }) : '';
  return (
    <>
      <Announcement role="status">{words}</Announcement>
      {count > 0 && (
        <SelectionBar label={label}>
          <p>{words}</p>
          <Button variant="text" color="inherit" onClick={onClear}>
            {t('approvals.clearSelection')}
          </Button>
          {children}
        </SelectionBar>
      )}
    </>
  );
}
