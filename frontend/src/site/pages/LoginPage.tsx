import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  t,
  GOOGLE_PROBLEMS,
  ownPath,
  SCHOOL_SIGN_IN_PROBLEMS,
  type DemoLogIn,
  type SignInOptions,
} from '@hourtrail/contracts';
import { takeFlashMessage, type FlashMessage } from '../../lib/flashMessage.js';
import { styled } from '../../ui/styled.js';
import { useHydrated, useHydratedSearchParams, useServerData } from '../hydration.js';
import { DEMO_PASSWORD, DemoLogIns } from '../log-in/DemoLogIns.js';
import { LinkForm, LogInForm, SignUpForm } from '../log-in/forms.js';
import { SchoolLogIn } from '../log-in/SchoolLogIn.js';
import { newcomerNamed, OtherWays, signsUp, WhoField, type Newcomer } from '../log-in/SignUp.js';
import { PageMeta, type PageMetaProps } from '../PageMeta.js';
import { toast } from '../toaster.js';
import { ButtonLink } from '../ui/links.js';
import { Container } from '../ui/Section.js';

const META: PageMetaProps = {
  path: '/login',
  title: t('site.logIn'),
  description: t('logIn.pageDescription'),
  keywords: t('logIn.pageKeywords'),
};

/** The form is always in the left column, so that nothing moves when the demo accounts load. */
const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 448px) minmax(0, 424px)',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 48,
  // keeps what follows below the fold
  minHeight: 'calc(100vh - 65px)',
  paddingBlock: '56px 96px',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 448px)', gap: 40, justifyContent: 'center' },
  [theme.breakpoints.down('sm')]: { paddingBlock: '32px 64px' },
  '& h1': { margin: 0, fontSize: '2rem', lineHeight: '2.5rem', letterSpacing: '-0.02em' },
}));

const Card = styled('div')(({ theme }) => ({
  marginTop: 20,
  padding: '8px 24px 24px',
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { padding: '8px 16px 20px' },
}));

const PROBLEMS = { ...GOOGLE_PROBLEMS, ...SCHOOL_SIGN_IN_PROBLEMS } as const;

const TABS = [
  ['login', t('site.login')],
  ['sign-up', t('logIn.signUpTab')],
] as const;
type TabName = (typeof TABS)[number][0];

export function Page() {
  const search = useHydratedSearchParams();
  const [chosen, setChosen] = useState<TabName>();
  const [picked, setPicked] = useState<string>();
  const [said, setSaid] = useState<Newcomer>();
  const options = useServerData<SignInOptions>('/auth/options');
  const demoLogIns = useServerData<readonly DemoLogIn[]>('/auth/demo-log-ins') ?? [];
  const tab = chosen ?? (search.get('tab') === 'sign-up' ? 'sign-up' : 'login');
  const who = said ?? newcomerNamed(search.get('who')) ?? 'student';
  const next = ownPath(search.get('next')) ?? '';
  const pick = (username: string): void => {
    setChosen('login');
    setPicked(username);
  };
  return (
    <Columns>
      <PageMeta {...META} title={tab === 'login' ? META.title : t('logIn.signUpPageTitle')} />
      <div>
        <h1 tabIndex={-1}>{tab === 'login' ? t('logIn.welcomeBackHeading') : t('site.getStarted')}</h1>
        <Messages problem={problemNamed(search.get('problem'))} />
        <Card>
          <Tabs label={t('site.logInOrSignUp')} tabs={TABS} chosen={tab} onChoose={setChosen} />
          <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
            {tab === 'login' && search.has('link') ? (
              <LinkForm next={next} />
            ) : tab === 'login' ? (
              <LogInForm
                key={picked}
                next={next}
                initial={picked === undefined ? undefined : { username: picked, password: DEMO_PASSWORD }}
              />
            ) : (
              <>
                <WhoField chosen={who} onChoose={setSaid} />
                {signsUp(who) ? (
                  <SignUpForm next={next} who={who} minLength={options?.passwordMinLength} />
                ) : (
                  <OtherWays who={who} isDemo={demoLogIns.length > 0} />
                )}
              </>
            )}
            {(tab === 'login' || signsUp(who)) && (
              <ContinueWithGoogle next={next} isMissing={options?.google === false} />
            )}
            {tab === 'login' && <SchoolLogIn school={search.get('school') ?? ''} next={next} />}
          </div>
        </Card>
      </div>
      <DemoLogIns logIns={demoLogIns} onPick={pick} />
    </Columns>
  );
}

/** Null for an unknown code. */
const problemNamed = (code: string | null): string | null =>
  code !== null && Object.hasOwn(PROBLEMS, code) ? t(PROBLEMS[code as keyof typeof PROBLEMS]) : null;

let flashMessage: FlashMessage | undefined;
/** Read once per page load, because `takeFlashMessage` removes it. */
const lastFlashMessage = (): FlashMessage => (flashMessage ??= takeFlashMessage());

const Quiet = styled('p')(({ theme }) => ({ margin: '8px 0 0', color: theme.vars.palette.text.secondary }));

const Urgent = styled('p')(({ theme }) => ({
  margin: '16px 0 0',
  padding: '12px 16px',
  borderRadius: 8,
  fontSize: '0.9375rem',
  color: theme.vars.palette.status.pending.ink,
  backgroundColor: theme.vars.palette.status.pending.paper,
}));

function Messages({ problem }: { readonly problem: string | null }) {
  const expired = useHydrated() && lastFlashMessage().expired;
  useEffect(() => {
    const { toast: message } = lastFlashMessage();
    if (message) toast(message);
  }, []);
  return (
    <>
      <noscript>
        <Quiet>{t('logIn.needsJavascript')}</Quiet>
      </noscript>
      {expired && <Quiet role="status">{t('logIn.sessionEnded')}</Quiet>}
      {problem && <Urgent role="alert">{problem}</Urgent>}
    </>
  );
}

const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  marginBottom: 24,
  borderBottom: `1px solid ${theme.vars.palette.hairline}`,
}));

const Tab = styled('button')(({ theme }) => ({
  minHeight: 48,
  padding: '10px 14px',
  border: 0,
  borderBottom: '2px solid transparent',
  marginBottom: -1,
  font: 'inherit',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  background: 'none',
  cursor: 'pointer',
  '&[aria-selected="true"]': {
    color: theme.vars.palette.primary.main,
    borderBottomColor: theme.vars.palette.primary.main,
  },
  '&:focus-visible': { outlineOffset: -4 },
}));

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly (readonly [name: Name, label: string])[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}

/** Arrow keys move between tabs. */
function Tabs<Name extends string>({ label, tabs, chosen, onChoose }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);
  const step = ({ key }: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!by) return;
    const at = tabs.findIndex(([name]) => name === chosen);
    const next = (at + by + tabs.length) % tabs.length;
    const [name] = tabs[next] ?? [chosen];
    onChoose(name);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={step}>
      {tabs.map(([name, words]) => (
        <Tab
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-controls={`panel-${name}`}
          aria-selected={name === chosen}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {words}
        </Tab>
      ))}
    </List>
  );
}

const Or = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: '20px 0',
  color: theme.vars.palette.text.caption,
  '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${theme.vars.palette.hairline}` },
}));

const Wide = styled(ButtonLink)({ width: '100%' });

const GoogleMark = () => (
  <svg width="18" height="18" viewBox="0 0 48 48" aria-hidden>
    <path
      fill="#EA4335"
      d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
    />
    <path
      fill="#4285F4"
      d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
    />
    <path fill="#FBBC05" d="M10.53 28.59a14.5 14.5 0 0 1 0-9.18l-7.98-6.19a24 24 0 0 0 0 21.56l7.98-6.19z" />
    <path
      fill="#34A853"
      d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
    />
  </svg>
);

interface ContinueWithGoogleProps {
  /** The path to return to; empty for none. */
  readonly next: string;
  /** Whether this server has no credentials for Google. */
  readonly isMissing: boolean;
}

/** A plain link, because the server redirects. */
const ContinueWithGoogle = ({ next, isMissing }: ContinueWithGoogleProps) => (
  <>
    <Or>{t('logIn.or')}</Or>
    <Wide
      look="outlined"
      href={`/api/auth/google${next ? `?next=${encodeURIComponent(next)}` : ''}`}
      {...(isMissing && { 'aria-describedby': 'google-missing' })}
    >
      <GoogleMark /> {t('logIn.continueWithGoogle')}
    </Wide>
    {isMissing && <Quiet id="google-missing">{t('rules.googleNotConfigured')}</Quiet>}
  </>
);
