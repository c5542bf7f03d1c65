import Button from '@mui/material/Button';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ROLE_LABELS } from '@hourtrail/contracts';
import { useSessionUser } from '../api/useSessionUser.js';
import { PATHS } from '../lib/paths.js';
import { MessagePage } from '../ui/MessagePage.js';

export function ForbiddenPage() {
  const { role } = useSessionUser();
  return (
    <MessagePage
      icon={Lock}
      title="No permission"
      text={`This page is not for the role ${ROLE_LABELS[role]}. If you need it, ask an administrator of your school.`}
    >
      <Button component={Link} to={PATHS.dashboard} variant="contained">
        Go to your dashboard
      </Button>
    </MessagePage>
  );
}
