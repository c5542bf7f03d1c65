import { useEffect } from 'react';
import { t, type OpportunityView } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useAttendanceInfiniteQuery } from '../../../api/attendance.js';
import { fullName } from '../../../lib/names.js';
import { PATHS } from '../../../lib/paths.js';
import { FactGrid } from '../../../ui/FactGrid.js';
import { PrintedForm } from '../../../ui/PrintedForm.js';
import { dayAndTimes } from '../opportunityWords.js';

/** Lines for those who come without having signed up. */
const EMPTY_LINES = 5;

const Lines = styled('table')({
  width: '100%',
  marginTop: 20,
  borderCollapse: 'collapse',
  '& th, & td': { height: 36, padding: '4px 8px', border: '1px solid currentColor', textAlign: 'left' },
  '& th': { fontSize: '0.8125rem', fontWeight: 600 },
  '& th[scope="row"]': { fontSize: 'inherit', fontWeight: 400, overflowWrap: 'anywhere' },
  '& tr': { breakInside: 'avoid' },
});

interface SignInSheetProps {
  readonly opportunity: OpportunityView;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A line for each person to sign. The QR code leads to the attendance, where the sheet is recorded. */
export function SignInSheet({ opportunity, open, onClose }: SignInSheetProps) {
  const { id, title, organizationName, location } = opportunity;
  const { data, hasNextPage, isFetching, fetchNextPage } = useAttendanceInfiniteQuery(id);
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const names = data?.pages.flatMap(({ rows }) => rows.map((row) => fullName(row.user))) ?? [];
  const columns = [t('attendance.arrived'), t('attendance.left'), t('paper.signature')];
  return (
    <PrintedForm
      title={t('attendance.signInSheet')}
      blanks={[t('paper.signerName'), t('paper.signerContact'), t('paper.signature'), t('paper.signedOn')]}
      code={{
        path: `${PATHS.opportunities}?attendance=${id}`,
        label: t('attendance.sheetCode', { title }),
        words: t('attendance.sheetForStaff'),
      }}
      open={open}
      onClose={onClose}
    >
      <FactGrid
        facts={[
          [t('labels.opportunity'), title],
          [t('common.date'), dayAndTimes(opportunity)],
          [t('common.organization'), organizationName],
          [t('labels.location'), location],
        ]}
      />
      <Lines>
        <thead>
          <tr>
            <th scope="col">{t('common.name')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...names, ...Array.from({ length: EMPTY_LINES }, () => '')].map((name, nth) => (
            <tr key={`${nth} ${name}`}>
              <th scope="row">{name}</th>
              {columns.map((column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </Lines>
      <Typography sx={{ mt: 5 }}>{t('attendance.sheetDeclaration')}</Typography>
    </PrintedForm>
  );
}
