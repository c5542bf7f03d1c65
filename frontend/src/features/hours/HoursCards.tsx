import type { ReactNode } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { formatDate } from '../../lib/dates.js';
import { hoursInColumn } from '../../lib/hours.js';
import { fullName } from '../../lib/names.js';
import { StatusChip } from '../../ui/StatusChip.js';
import { Wait } from './columns.js';
import { commentsOf, placeOf } from './entryWords.js';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  padding: 16,
  cursor: 'pointer',
  '&:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.hairline}` },
  '& .line': { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 12 },
  '& .name': { minWidth: 0, fontSize: '0.9375rem', fontWeight: 620, overflowWrap: 'anywhere' },
  '& .quiet': { margin: 0, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .actions .MuiButton-text': { marginLeft: -10 },
  '& .actions .MuiButton-outlined ~ .MuiButton-text': { marginLeft: 0 },
}));

interface HoursCardsProps {
  readonly label: string;
  readonly rows: readonly HoursView[];
  /** Reviewers read who volunteered first, volunteers where. */
  readonly forReviewer: boolean;
  readonly actions: (entry: HoursView) => ReactNode;
  readonly onOpen: (entry: HoursView) => void;
}

/** Entries as a list of cards, for screens too narrow for a table. */
export const HoursCards = ({ label, rows, forReviewer, actions, onOpen }: HoursCardsProps) => (
  <List aria-label={label}>
    {rows.map((entry) => (
      <Item
        key={entry.id}
        onClick={(event) => (event.target as Element).closest('button, a') === null && onOpen(entry)}
      >
        <div className="line">
          <span className="name" id={`entry-${entry.id}`}>
            {forReviewer ? fullName(entry.student) : placeOf(entry)}
          </span>
          <StatusChip status={entry.status} />
        </div>
        {forReviewer && <p className="quiet">{placeOf(entry)}</p>}
        <div className="line">
          <span>{formatDate(entry.date)}</span>
          <span>{hoursInColumn(entry.hours)}</span>
        </div>
        {forReviewer && entry.status !== 'approved' && entry.status !== 'rejected' && (
          <p className="quiet">
            Waiting <Wait since={entry.statusSince} />
          </p>
        )}
        {(forReviewer ? commentsOf(entry) : entry.description) && (
          <p className="quiet">{forReviewer ? commentsOf(entry) : entry.description}</p>
        )}
        <div className="actions">{actions(entry)}</div>
      </Item>
    ))}
  </List>
);
