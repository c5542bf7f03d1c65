import { useEffect } from 'react';
import Button from '@mui/material/Button';
import { LogIn } from 'lucide-react';
import { leaveWord } from '../lib/nextPage.js';
import { PATHS } from '../lib/paths.js';
import { MessagePage } from './MessagePage.js';

interface ToLogInProps {
  /** What the page is to know, such as where to go on to afterwards. */
  readonly query?: string;
  readonly expired?: boolean;
}

/** Leaves for the log-in page, which is loaded whole: nothing of the session stays behind. */
export function ToLogIn({ query = '', expired = false }: ToLogInProps) {
  const address = PATHS.logIn + query;
  useEffect(() => {
    if (expired) leaveWord({ expired: true });
    window.location.replace(address);
  }, [address, expired]);
  return (
    <MessagePage icon={LogIn} title="You are not signed in" text="The log-in page comes next.">
      <Button href={address} variant="contained">
        Go to log in
      </Button>
    </MessagePage>
  );
}
