import { useEffect, useState } from 'react';
import { ownPath } from '@hourtrail/contracts';
import { ContinueWithGoogle } from '../log-in/ContinueWithGoogle.js';
import { DEMO_PASSWORD, DemoLogIns } from '../log-in/DemoLogIns.js';
import { googleProblem } from '../log-in/googleProblem.js';
import { LogInForm } from '../log-in/LogInForm.js';
import { Notes } from '../log-in/Notes.js';
import { Card, Columns } from '../log-in/parts.js';
import { SignUpForm } from '../log-in/SignUpForm.js';
import { Tabs } from '../log-in/Tabs.js';
import { fullTitle, type PageMeta } from '../meta.js';
import { useSearch } from '../useSearch.js';

export const meta: PageMeta = {
  path: '/login',
  title: 'Log in',
  description:
    'Log in to HourTrail or sign up, and see every volunteer hour with who logged, verified and approved it.',
  keywords: ['volunteer hours log in', 'HourTrail sign up', 'school service hours account'],
};

const TABS = [
  ['login', 'Login'],
  ['sign-up', 'Sign Up'],
] as const;
type TabName = (typeof TABS)[number][0];

export function Page() {
  const search = useSearch();
  const [chosen, setChosen] = useState<TabName>();
  const [picked, setPicked] = useState<string>();
  const tab = chosen ?? (search.get('tab') === 'sign-up' ? 'sign-up' : 'login');
  const next = ownPath(search.get('next')) ?? '';
  useEffect(() => {
    document.title = fullTitle({ path: '/login', title: tab === 'login' ? meta.title : 'Sign up' });
  }, [tab]);
  const pick = (username: string): void => {
    setChosen('login');
    setPicked(username);
  };
  return (
    <Columns>
      <div>
        <h1 tabIndex={-1}>{tab === 'login' ? 'Welcome Back' : 'Get Started'}</h1>
        <Notes problem={googleProblem(search.get('problem'))} />
        <Card>
          <Tabs label="Log in or sign up" tabs={TABS} chosen={tab} onChoose={setChosen} />
          <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
            {tab === 'login' ? (
              <LogInForm
                key={picked}
                next={next}
                initial={picked === undefined ? undefined : { username: picked, password: DEMO_PASSWORD }}
              />
            ) : (
              <SignUpForm next={next} />
            )}
            <ContinueWithGoogle next={next} />
          </div>
        </Card>
      </div>
      <DemoLogIns onPick={pick} />
    </Columns>
  );
}
