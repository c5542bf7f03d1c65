import { PEOPLE } from '../content/home.js';
import { STUDENT } from '../content/shots.js';
import { styled } from '../styled.js';
import { Heading } from '../ui/headings.js';
import { Phone } from '../ui/Phone.js';
import { Section } from '../ui/Section.js';

type RoleName = (typeof PEOPLE)['roles'][number]['role'];

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
  gap: 64,
  alignItems: 'center',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 },
}));

const Roles = styled('dl')(({ theme }) => ({
  margin: '32px 0 0',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '11rem minmax(0, 1fr)',
    gap: 16,
    padding: '18px 0',
    borderTop: `1px solid ${theme.vars.palette.hairline}`,
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 },
  },
  '& dd': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const Role = styled('dt', { shouldForwardProp: (prop) => prop !== 'role' })<{ role: RoleName }>(({ theme, role }) => ({
  fontWeight: 640,
  color: theme.vars.palette.role[role],
}));

/** Who uses it, each with what they come for. */
export const People = () => (
  <Section ground="paper" labelledBy="people">
    <Grid>
      <div>
        <Heading id="people">{PEOPLE.title}</Heading>
        <Roles>
          {PEOPLE.roles.map(({ role, name, text }) => (
            <div key={role}>
              <Role role={role}>{name}</Role>
              <dd>{text}</dd>
            </div>
          ))}
        </Roles>
      </div>
      <Phone shot={STUDENT} />
    </Grid>
  </Section>
);
