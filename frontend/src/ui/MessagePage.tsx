import { useEffect, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LogIn, type LucideIcon } from 'lucide-react';
import { leaveWord } from '../lib/nextPage.js';
import { PATHS } from '../lib/paths.js';
import { PageHeading } from './PageHeading.js';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '12vh 0',
  textAlign: 'center',
  '& > svg': { color: theme.vars.palette.text.caption },
}));

interface MessagePageProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A page that has only something to say and a way on. */
export const MessagePage = ({ icon: Icon, title, text, children }: MessagePageProps) => (
  <Frame>
    <Icon size={40} strokeWidth={1.5} aria-hidden />
    <PageHeading title={title} />
    <Typography sx={{ color: 'text.secondary', maxWidth: '48ch', mb: 3 }}>{text}</Typography>
    {children}
  </Frame>
);

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
