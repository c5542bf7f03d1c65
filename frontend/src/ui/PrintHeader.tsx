import { SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../api/useSessionUser.js';
import { useOtherSchool } from '../api/organizations.js';
import { formatInstant } from '../lib/dates.js';
import { fullName } from '../lib/names.js';

/** For printed pages. */
export function PrintHeader({ school }: { readonly school: number }) {
  const user = useSessionUser();
  const other = useOtherSchool(school);
  const of = school === SYSTEM_ORGANIZATION ? 'Whole system' : (other ?? user.organizationName);
  return (
    <Typography className="print-only" variant="body2" component="p" sx={{ mb: 4 }}>
      {of}. Printed by {fullName(user)}, {formatInstant(new Date().toISOString(), user.timeZone)}.
    </Typography>
  );
}
