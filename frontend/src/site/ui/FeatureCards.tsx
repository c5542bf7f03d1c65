import { styled } from '../styled.js';
import type { LucideIcon } from 'lucide-react';
import { SmallHeading, Text } from './headings.js';
import { Inline } from './Inline.js';

export interface Feature {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 20,
  margin: 0,
  'h2 + &, p + &': { marginTop: 40 },
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
}));

const Card = styled('li')(({ theme }) => ({
  padding: 24,
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
  '& > svg': { display: 'block', marginBottom: 16, color: theme.vars.palette.primary.main },
  [theme.breakpoints.down('sm')]: { padding: 20 },
}));

export const FeatureCards = ({ features }: { readonly features: readonly Feature[] }) => (
  <Grid>
    {features.map(({ icon: Icon, title, text }) => (
      <Card key={title}>
        <Icon size={24} strokeWidth={1.75} aria-hidden />
        <SmallHeading>{title}</SmallHeading>
        <Text>
          <Inline>{text}</Inline>
        </Text>
      </Card>
    ))}
  </Grid>
);
