import type { ReactNode } from 'react';
import { t } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { errorMessage } from '../../api/errorMessage.js';
import type { EachResult } from '../../api/requestEach.js';
import { toast } from '../../ui/toast.js';
import { TRY_AGAIN } from './useChangeUser.js';

const List = styled('ul')(({ theme }) => ({
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '10px 0', overflowWrap: 'anywhere', borderTop: `1px solid ${theme.vars.palette.hairline}` },
  '& strong': { fontWeight: 600 },
  '& p': { margin: '2px 0 0', color: theme.vars.palette.text.secondary },
}));

interface Bulk<Row> {
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  /** The message if all were done. */
  readonly done: string;
  readonly onDone: (rows: readonly Row[]) => void;
}

/** Reports what was done. Resolves to the rows that were left and why, or to null if there are none. */
export async function reportEach<Row extends { readonly id: number }>(
  results: Promise<readonly EachResult[]>,
  { rows, nameOf, done, onDone }: Bulk<Row>,
): Promise<ReactNode> {
  const errors = new Map((await results).map(({ id, error }) => [id, error]));
  const left = rows.filter(({ id }) => errors.get(id));
  onDone(rows.filter(({ id }) => !errors.get(id)));
  if (left.length === 0) {
    toast({ title: done });
    return null;
  }
  return (
    <div role="status">
      <Typography>{t('people.doneAndLeft', { done: rows.length - left.length, left: left.length })}</Typography>
      <List>
        {left.map((row) => (
          <li key={row.id}>
            <strong>{nameOf(row)}</strong>
            <p>{errorMessage(errors.get(row.id), TRY_AGAIN)}</p>
          </li>
        ))}
      </List>
    </div>
  );
}
