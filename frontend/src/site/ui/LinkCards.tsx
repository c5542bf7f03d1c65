import { styled } from '../styled.js';
import { ArrowRight, type LucideIcon } from 'lucide-react';
import { AnyLink } from './AnyLink.js';
import { Text } from './headings.js';

export interface LinkCard {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** What the link says. */
  readonly link: string;
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 20,
  margin: 0,
  'h2 + &, p + &': { marginTop: 40 },
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
}));

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: 24,
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'border-color 120ms',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '& > svg': { marginBottom: 16, color: theme.vars.palette.primary.main },
  '& h2, & h3': { margin: 0, fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: 640 },
}));

const Way = styled(AnyLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginTop: 'auto',
  paddingTop: 20,
  color: theme.vars.palette.primary.main,
  fontWeight: 620,
  textDecoration: 'none',
  // the whole card can be pressed
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 10 },
  '&&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

interface LinkCardsProps {
  readonly cards: readonly LinkCard[];
  readonly level?: 'h2' | 'h3';
}

/** Ways on, each with a sentence of what is there. */
export const LinkCards = ({ cards, level: Level = 'h3' }: LinkCardsProps) => (
  <Grid>
    {cards.map(({ icon: Icon, title, text, href, link }) => (
      <Card key={title}>
        <Icon size={24} strokeWidth={1.75} aria-hidden />
        <Level>{title}</Level>
        <Text>{text}</Text>
        <Way href={href}>
          {link}
          <ArrowRight size={16} aria-hidden />
        </Way>
      </Card>
    ))}
  </Grid>
);
