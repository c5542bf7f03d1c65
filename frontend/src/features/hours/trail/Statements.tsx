import { useState } from 'react';
import { can, isVolunteer, t, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useStatementsOfEntryQuery } from '../../../api/privacy.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDay } from '../../../lib/dates.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { RecordRequestForm } from '../../../ui/RecordRequestForm.js';
import { Row, Rows } from '../../../ui/Rows.js';

/** What the family wrote beside a decided entry, and how it asks the school to correct one. */
export function Statements({ entry }: { entry: HoursView }) {
  const { role, timeZone } = useSessionUser();
  const isDecided = entry.status === 'approved' || entry.status === 'rejected';
  const { data: statements = [] } = useStatementsOfEntryQuery(entry.id, { skip: !isDecided });
  const [asking, setAsking] = useState(false);
  if (!isDecided) return null;
  return (
    <>
      {statements.length > 0 && (
        <>
          <Typography variant="h3" component="h4" sx={{ mt: 7 }}>
            {t('privacy.statementTitle')}
          </Typography>
          <Rows aria-label={t('privacy.statementTitle')}>
            {statements.map(({ text, at }) => (
              <Row key={at} title={formatDay(at, timeZone)} text={text}>
                {null}
              </Row>
            ))}
          </Rows>
        </>
      )}
      {isVolunteer(role) && can(role, 'record-requests.open') && (
        <Button
          size="small"
          sx={{ alignSelf: 'flex-start', mt: 3, '@media print': { display: 'none' } }}
          onClick={() => setAsking(true)}
        >
          {t('privacy.askCorrect')}
        </Button>
      )}
      <FormDialog open={asking} title={t('privacy.amend')} onClose={() => setAsking(false)}>
        {(dialog) => <RecordRequestForm kind="amend" userId={entry.studentId} entryId={entry.id} dialog={dialog} />}
      </FormDialog>
    </>
  );
}
