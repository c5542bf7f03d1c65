import type { DemoLogIn } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useDemoLogInsQuery } from '../../api/identity.js';
import { RoleBadge } from '../../ui/RoleBadge.js';

export const DEMO_PASSWORD = 'volunteer-demo';

const List = styled('ul')({ display: 'grid', gap: 4, margin: '8px 0 0', padding: 0, listStyle: 'none' });

const Choice = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  width: '100%',
  minHeight: 44,
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 12px',
  borderRadius: 8,
  fontSize: '0.875rem',
  border: `1px solid ${theme.vars.palette.hairline}`,
  '&:hover': { borderColor: theme.vars.palette.control, backgroundColor: theme.vars.palette.action.hover },
}));

const bySchool = (logIns: readonly DemoLogIn[]): readonly (readonly [string, readonly DemoLogIn[]])[] =>
  [...new Set(logIns.map(({ school }) => school))].map((school) => [
    school,
    logIns.filter((one) => one.school === school),
  ]);

/** The accounts of the demonstration; draws nothing where there are none. */
export function DemoLogIns({ onPick }: { onPick: (username: string) => void }) {
  const { data: logIns = [] } = useDemoLogInsQuery();
  if (logIns.length === 0) return null;
  return (
    <section aria-labelledby="demo-log-ins">
      <Typography id="demo-log-ins" variant="h2">
        Demo log-ins
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Choose one to fill in the form. The password of all is{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
          {DEMO_PASSWORD}
        </Box>
        .
      </Typography>
      {bySchool(logIns).map(([school, people]) => (
        <div key={school}>
          <Typography variant="h3" sx={{ mt: 5 }}>
            {school}
          </Typography>
          <List>
            {people.map(({ username, role }) => (
              <li key={username}>
                <Choice onClick={() => onPick(username)}>
                  {username} <RoleBadge role={role} />
                </Choice>
              </li>
            ))}
          </List>
        </div>
      ))}
    </section>
  );
}
