import { t, ROLE_LABELS, type DemoLogIn } from '@hourtrail/contracts';
import { styled } from '../../ui/styled.js';

export const DEMO_PASSWORD = 'volunteer-demo';
export const DEMO_LOG_INS_ID = 'demo-log-ins';

const Section = styled('section')(({ theme }) => ({
  fontSize: '0.9375rem',
  '& h2': { margin: 0, scrollMarginTop: 80, fontSize: '1.125rem', lineHeight: '1.625rem' },
  '& h3': { margin: '20px 0 0', fontSize: '0.9375rem' },
  '& p': { margin: '4px 0 0', color: theme.vars.palette.text.secondary },
  '& ul': { display: 'grid', gap: 4, margin: '8px 0 0', padding: 0, listStyle: 'none' },
}));

const Choice = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
  minHeight: 44,
  padding: '8px 12px',
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: 8,
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.control, backgroundColor: theme.vars.palette.sunken },
}));

const Badge = styled('span', { shouldForwardProp: (name) => name !== 'role' })<{ role: DemoLogIn['role'] }>(
  ({ theme, role }) => ({
    padding: '0 8px',
    border: '1px solid currentColor',
    borderRadius: 999,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: theme.vars.palette.role[role],
    backgroundColor: theme.vars.palette.background.paper,
  }),
);

interface DemoLogInsProps {
  readonly logIns: readonly DemoLogIn[];
  readonly onPick: (username: string) => void;
}

export function DemoLogIns({ logIns, onPick }: DemoLogInsProps) {
  if (logIns.length === 0) return null;
  const schools = [...new Set(logIns.map(({ school }) => school))];
  return (
    <Section aria-labelledby={DEMO_LOG_INS_ID}>
      <h2 id={DEMO_LOG_INS_ID} tabIndex={-1}>
        {t('logIn.demoLogIns')}
      </h2>
      <p>{t('logIn.demoHint', { password: DEMO_PASSWORD })}</p>
      {schools.map((school) => (
        <div key={school}>
          <h3>{school}</h3>
          <ul>
            {logIns
              .filter((one) => one.school === school)
              .map(({ username, role }) => (
                <li key={username}>
                  <Choice type="button" onClick={() => onPick(username)}>
                    {username} <Badge role={role}>{t(ROLE_LABELS[role])}</Badge>
                  </Choice>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
