import { RECORD } from '../content/home.js';
import { styled } from '../styled.js';
import { StandingLink } from '../ui/TextLink.js';
import { Heading, Lead, SmallHeading, Text } from '../ui/headings.js';
import { Section } from '../ui/Section.js';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 40,
  margin: '40px 0 24px',
  '& dd': { margin: 0 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, marginTop: 28 },
}));

const Term = SmallHeading.withComponent('dt');
const Fact = styled('div')(({ theme }) => ({
  borderTop: `2px solid ${theme.vars.palette.primary.main}`,
  paddingTop: 16,
}));

/** Why the history can be relied on. */
export const Record = () => (
  <Section labelledBy="record">
    <Heading id="record">{RECORD.title}</Heading>
    <Lead>{RECORD.text}</Lead>
    <Facts>
      {RECORD.facts.map(({ title, text }) => (
        <Fact key={title}>
          <Term>{title}</Term>
          <dd>
            <Text>{text}</Text>
          </dd>
        </Fact>
      ))}
    </Facts>
    <StandingLink href="/data-security">How we protect records, and what we do not have</StandingLink>
  </Section>
);
