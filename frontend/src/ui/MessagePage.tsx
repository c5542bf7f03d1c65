import { useEffect, type ReactNode } from 'react';
import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LogIn, type LucideIcon } from 'lucide-react';
import { saveFlashMessage } from '../lib/flashMessage.js';
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
  readonly children?: ReactNode;
}

export const MessagePage = ({ icon: Icon, title, text, children }: MessagePageProps) => (
  <Frame>
    <Icon size={40} strokeWidth={1.5} aria-hidden />
    <PageHeading title={title} />
    <Typography sx={{ color: 'text.secondary', maxWidth: '48ch', mb: 3 }}>{text}</Typography>
    {children}
  </Frame>
);

interface ToLogInProps {
  /** For the log-in page, such as the path to return to. */
  readonly query?: string;
  readonly expired?: boolean;
}

/** Loads a whole document, so that nothing of the session stays in memory. */
export function ToLogIn({ query = '', expired = false }: ToLogInProps) {
  const address = PATHS.logIn + query;
  useEffect(() => {
    if (expired) saveFlashMessage({ expired: true });
    window.location.replace(address);
  }, [address, expired]);
  return (
    <MessagePage icon={LogIn} title={t('ui.notLoggedIn')} text={t('ui.loginPageNext')}>
      <Button href={address} variant="contained">
        {t('ui.goToLogIn')}
      </Button>
    </MessagePage>
  );
}
