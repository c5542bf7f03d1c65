import { useEffect, useId } from 'react';
import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { hoursInWords } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { useLast } from '../../../lib/hooks.js';
import { Trans } from '../../../ui/Trans.js';
import { placeOf } from '../entryWords.js';
import { Quote } from '../status/StatusNote.js';
import { outcomesSlice, outcomeTitle, readOutcomes, type OutcomesState } from './decisionWords.js';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '10px 0', overflowWrap: 'anywhere' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.hairline}` },
  '& strong': { fontWeight: 600 },
  '& p': { margin: '2px 0 0', color: theme.vars.palette.text.secondary },
}));

/** Lists the entries that a bulk decision left unchanged. Stays closed while `covered` by another dialog. */
export function OutcomeDialog({ covered }: { covered: boolean }) {
  const id = useId();
  const outcome = useSelector(({ outcomes }: OutcomesState) => outcomes[0] ?? null);
  const dispatch = useDispatch();
  const close = (): void => void dispatch(outcomesSlice.actions.firstClosed());
  const shown = useLast(outcome);
  useEffect(readOutcomes, []);
  return (
    <Dialog
      open={outcome !== null && !covered}
      onClose={close}
      maxWidth="sm"
      fullWidth
      scroll="paper"
      aria-labelledby={id}
    >
      <DialogTitle>{shown && outcomeTitle(shown)}</DialogTitle>
      <DialogContent>
        <List aria-labelledby={id}>
          {shown?.left.map(({ entry, because }) => (
            <li key={entry.id}>
              <Trans
                id="hoursReview.unchangedEntry"
                values={{
                  student: fullName(entry.student),
                  hours: hoursInWords(entry.hours ?? 0),
                  organization: placeOf(entry),
                }}
                components={{ strong: <strong /> }}
              />
              <p>{because}</p>
            </li>
          ))}
        </List>
        {shown?.comments && (
          <>
            <p>{t('hoursReview.youWrote')}</p>
            <Quote>{shown.comments}</Quote>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={close} autoFocus>
          {shown?.left.some(({ waits }) => waits) ? t('hoursReview.showRemaining') : t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
