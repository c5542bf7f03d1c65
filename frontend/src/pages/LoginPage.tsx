import { useState } from 'react';
import type { LogIn } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useMeQuery } from '../api/identity.js';
import type { SessionState } from '../api/session.js';
import { ContinueWithGoogle } from '../features/identity/ContinueWithGoogle.js';
import { DEMO_PASSWORD, DemoLogIns } from '../features/identity/DemoLogIns.js';
import { googleProblem } from '../features/identity/googleProblem.js';
import { LogInForm } from '../features/identity/LogInForm.js';
import { SignUpForm } from '../features/identity/SignUpForm.js';
import { ownPath } from '../lib/links.js';
import { PATHS } from '../lib/paths.js';
import { Card } from '../ui/Card.js';
import { Notice } from '../ui/Notice.js';
import { PageHeading } from '../ui/PageHeading.js';
import { Spinner } from '../ui/Spinner.js';

const Columns = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 32,
  '& > *': { width: '100%', maxWidth: 424 },
});

type TabName = 'login' | 'sign-up';

export function LoginPage() {
  const { data: user, isLoading } = useMeQuery();
  const [params] = useSearchParams();
  const [tab, setTab] = useState<TabName>(params.get('tab') === 'sign-up' ? 'sign-up' : 'login');
  const [picked, setPicked] = useState<LogIn>();
  const expired = useSelector(({ session }: SessionState) => session.ended === 'expired');
  const next = ownPath(params.get('next'), '');
  const problem = googleProblem(params.get('problem'));
  if (user) return <Navigate to={next || PATHS.dashboard} replace />;
  if (isLoading) return <Spinner label="Loading your session" />;

  const pick = (username: string): void => {
    setTab('login');
    setPicked({ username, password: DEMO_PASSWORD });
  };
  return (
    <Columns>
      <div>
        <PageHeading
          title={tab === 'login' ? 'Log in' : 'Sign up'}
          heading={tab === 'login' ? 'Welcome Back' : 'Get Started'}
        />
        {expired && (
          <Typography role="status" sx={{ color: 'text.secondary', mt: 2 }}>
            Your session has ended. Sign in again to go on.
          </Typography>
        )}
        {problem && (
          <Box sx={{ mt: 4 }}>
            <Notice urgent>{problem}</Notice>
          </Box>
        )}
        <Card sx={{ mt: 5, pt: 2 }}>
          <Tabs
            value={tab}
            onChange={(_event, next: TabName) => setTab(next)}
            variant="fullWidth"
            aria-label="Log in or sign up"
            sx={{ mb: 5 }}
          >
            <Tab value="login" label="Login" id="tab-login" aria-controls="panel-login" />
            <Tab value="sign-up" label="Sign Up" id="tab-sign-up" aria-controls="panel-sign-up" />
          </Tabs>
          <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
            {tab === 'login' ? <LogInForm key={picked?.username} initial={picked} /> : <SignUpForm />}
            <ContinueWithGoogle next={next} />
          </div>
        </Card>
      </div>
      <DemoLogIns onPick={pick} />
    </Columns>
  );
}
