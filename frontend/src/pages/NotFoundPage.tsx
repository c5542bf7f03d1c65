import Button from '@mui/material/Button';
import { Compass } from 'lucide-react';
import { useMeQuery } from '../api/identity.js';
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
