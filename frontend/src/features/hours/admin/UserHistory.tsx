import { useState } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CalendarX } from 'lucide-react';
import { errorStatus } from '../../../api/errorMessage.js';
import { useHoursOfUserInfiniteQuery } from '../../../api/hours.js';
import { PagedList } from '../../../ui/PagedList.js';
import { EmptyState } from '../../../ui/states.js';
import { OWN_COLUMNS } from '../list/columns.js';
import { HoursListSkeleton } from '../list/HoursListSkeleton.js';
import { EditEntryDialog } from './EditEntryDialog.js';
import { ConfirmEntryAction } from './ConfirmEntryAction.js';
import { EntryRows } from './EntryRows.js';

/** Inside a dialog nothing stands above the list that its head would have to keep clear of. */
const Frame = styled('div')({ '& thead th': { top: 0 } });

interface UserHistoryProps {
  readonly id: number;
  readonly onAdd: () => void;
}

/** Every entry of one person but their drafts, newest day first. */
export function UserHistory({ id, onAdd }: UserHistoryProps) {
  const list = useHoursOfUserInfiniteQuery(id, { refetchOnMountOrArgChange: true });
  const [editing, setEditing] = useState<number | null>(null);
  const [deleting, setDeleting] = useState<HoursView | null>(null);
  return (
    <Frame>
      <PagedList
        label="History"
        list={list}
        head={<Typography variant="h3">History</Typography>}
        skeleton={<HoursListSkeleton rows={5} />}
        empty={
          <EmptyState
            icon={CalendarX}
            title="No volunteer hours yet"
            action={
              <Button variant="outlined" onClick={onAdd}>
                Add Hours
              </Button>
            }
          />
        }
        failed={`Failed to fetch user hours: ${errorStatus(list.error) ?? 'no connection'}`}
      >
        {(rows, density) => (
          <EntryRows
            label="History"
            columns={OWN_COLUMNS}
            rows={rows}
            density={density}
            onEdit={setEditing}
            onDelete={setDeleting}
          />
        )}
      </PagedList>
      <EditEntryDialog id={editing} onClose={() => setEditing(null)} />
      <ConfirmEntryAction asked={deleting && { entry: deleting, act: 'delete' }} onClose={() => setDeleting(null)} />
    </Frame>
  );
}
