import { ROLE_LABELS } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { Compass, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMeQuery } from '../api/identity.js';
import { useSessionUser } from '../api/useSessionUser.js';
import { PATHS } from '../lib/paths.js';
import { MessagePage } from '../ui/MessagePage.js';

export function NotFoundPage() {
  const { data: user } = useMeQuery();
  return (
    <MessagePage
      icon={Compass}
      title="Page Not Found"
      text="There is nothing at this address. It may have been mistyped, or the page has moved."
    >
      <Button href={user ? PATHS.dashboard : PATHS.logIn} variant="contained">
        {user ? 'Go to your dashboard' : 'Go to log in'}
      </Button>
    </MessagePage>
  );
}

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
