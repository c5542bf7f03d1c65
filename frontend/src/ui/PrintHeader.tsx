import { t, SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../api/useSessionUser.js';
import { useOtherSchool } from '../api/organizations.js';
import { formatInstant } from '../lib/dates.js';
import { fullName } from '../lib/names.js';

/** For printed pages. */
export function PrintHeader({ school }: { readonly school: number }) {
  const user = useSessionUser();
  const other = useOtherSchool(school);
  const of = school === SYSTEM_ORGANIZATION ? t('ui.wholeSystem') : (other ?? user.organizationName);
  return (
    <Typography className="print-only" variant="body2" component="p" sx={{ mb: 4 }}>
      {t('ui.printedBy', {
        school: of,
        name: fullName(user),
        // oxlint-disable-next-line react/purity -- paper says when it was printed
        date: formatInstant(new Date().toISOString(), user.timeZone),
      })}
    </Typography>
  );
}
