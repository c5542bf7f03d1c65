import { can, type HoursView } from '@hourtrail/contracts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { EvidenceButton } from '../../../ui/EvidenceButton.js';

/** The trail to take away, with the proof that nobody changed it since. */
export function TrailEvidence({ entry }: { readonly entry: HoursView }) {
  const { role } = useSessionUser();
  if (!can(role, 'evidence.make')) return null;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', mt: 5, mb: 2, '@media print': { display: 'none' } }}>
      <EvidenceButton kind="entry" id={String(entry.id)} organizationId={String(entry.organizationId)} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        A file with these steps. Anybody can check, without this site, that nothing of them was changed.
      </Typography>
    </Stack>
  );
}
