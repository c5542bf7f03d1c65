import type { ReactNode } from 'react';
import { LIMITS, t, type RecordRequestStatus, type RecordRequestView } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CircleCheck, Clock, TriangleAlert, X } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatDate, formatDay } from '../../lib/dates.js';
import { Chip, type ChipLook } from '../../ui/Chip.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { REQUEST_LABELS } from '../../ui/RecordRequestForm.js';
import { Row } from '../../ui/Rows.js';

const CHIPS: Readonly<
  Record<Exclude<RecordRequestStatus, 'open'>, { look: ChipLook; icon: typeof Clock; words: string }>
> = {
  granted: { look: 'approved', icon: CircleCheck, words: t('privacy.granted') },
  refused: { look: 'rejected', icon: X, words: t('privacy.refused') },
  withdrawn: { look: 'draft', icon: X, words: t('privacy.withdrawn') },
};

function RequestChip({ status, daysLeft }: Pick<RecordRequestView, 'status' | 'daysLeft'>) {
  if (status !== 'open') {
    const { look, icon, words } = CHIPS[status];
    return (
      <Chip look={look} icon={icon}>
        {words}
      </Chip>
    );
  }
  return daysLeft < 0 ? (
    <Chip look="rejected" icon={TriangleAlert}>
      {t('privacy.overdue', { days: -daysLeft })}
    </Chip>
  ) : (
    <Chip look="pending" icon={Clock}>
      {t('privacy.due', { days: daysLeft })}
    </Chip>
  );
}

/** Says so if the list has as many as it can: open ones come first. */
export const RequestsCut = ({ rows }: { rows: readonly RecordRequestView[] }) =>
  rows.length < LIMITS.listMax ? null : (
    <Typography sx={{ color: 'text.secondary', mt: 3 }}>{t('privacy.requestsCut', { max: LIMITS.listMax })}</Typography>
  );

/** A request with what was written, and what can be done with it. */
export function RequestRow({ request, children }: { request: RecordRequestView; children?: ReactNode }) {
  const { timeZone } = useSessionUser();
  const { kind, status, person, openedBy, openedAt, decidedBy, decidedAt, entry, wrong, right, reason } = request;
  const { statement, statementAt } = request;
  const facts: readonly (readonly [string, string | null])[] = [
    [t('labels.requestEntry'), entry?.date ? formatDate(entry.date) : null],
    [t('labels.whatIsWrong'), wrong],
    [t('labels.whatShouldStand'), right],
    [t('common.reason'), reason],
    [statementAt ? `${t('labels.statement')}, ${formatDay(statementAt, timeZone)}` : t('labels.statement'), statement],
  ];
  const shown = facts.filter(([, value]) => value);
  return (
    <Row
      title={`${t(REQUEST_LABELS[kind])}: ${person.name}`}
      text={t('privacy.openedOn', { name: openedBy.name, date: formatDay(openedAt, timeZone) })}
      below={
        <>
          {decidedAt && decidedBy && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {status === 'withdrawn'
                ? t('privacy.withdrawnOn', { date: formatDay(decidedAt, timeZone) })
                : t('privacy.decidedOn', { name: decidedBy.name, date: formatDay(decidedAt, timeZone) })}
            </Typography>
          )}
          {shown.length > 0 && (
            <Box sx={{ mt: 3 }}>
              <FactGrid facts={shown} />
            </Box>
          )}
        </>
      }
    >
      <RequestChip {...request} />
      {children}
    </Row>
  );
}
