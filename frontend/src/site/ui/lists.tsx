import type { ReactNode } from 'react';
import { ArrowRight, Check, type LucideIcon } from 'lucide-react';
import { styled } from '../../ui/styled.js';
import { SmallHeading, Text } from './headings.js';
import { SiteLink } from './links.js';

export interface Feature {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: ReactNode;
}

const FeatureGrid = styled('ul')(({ theme }) => ({
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

const FeatureCard = styled('li')(({ theme }) => ({
  padding: 24,
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
  '& > svg': { display: 'block', marginBottom: 16, color: theme.vars.palette.primary.main },
  [theme.breakpoints.down('sm')]: { padding: 20 },
}));

export const FeatureCards = ({ features }: { readonly features: readonly Feature[] }) => (
  <FeatureGrid>
    {features.map(({ icon: Icon, title, text }) => (
      <FeatureCard key={title}>
        <Icon size={24} strokeWidth={1.75} aria-hidden />
        <SmallHeading>{title}</SmallHeading>
        <Text>{text}</Text>
      </FeatureCard>
    ))}
  </FeatureGrid>
);

export interface LinkCard {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly link: string;
}

const LinkGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 20,
  margin: 0,
  'h2 + &, p + &': { marginTop: 40 },
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
}));

const LinkFrame = styled('li')(({ theme }) => ({
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

const CardLink = styled(SiteLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginTop: 'auto',
  paddingTop: 20,
  color: theme.vars.palette.primary.main,
  fontWeight: 620,
  textDecoration: 'none',
  // makes the whole card clickable
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 10 },
  '&&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

interface LinkCardsProps {
  readonly cards: readonly LinkCard[];
  readonly level?: 'h2' | 'h3';
}

export const LinkCards = ({ cards, level: Level = 'h3' }: LinkCardsProps) => (
  <LinkGrid>
    {cards.map(({ icon: Icon, title, text, href, link }) => (
      <LinkFrame key={title}>
        <Icon size={24} strokeWidth={1.75} aria-hidden />
        <Level>{title}</Level>
        <Text>{text}</Text>
        <CardLink href={href}>
          {link}
          <ArrowRight size={16} aria-hidden />
        </CardLink>
      </LinkFrame>
    ))}
  </LinkGrid>
);

const List = styled('ul')({ margin: '24px 0 0', padding: 0, listStyle: 'none' });
const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  marginTop: 12,
  '& > svg': { flex: 'none', marginTop: 4, color: theme.vars.palette.primary.main },
}));

export const CheckedList = ({ items }: { readonly items: readonly string[] }) => (
  <List>
    {items.map((item) => (
      <Item key={item}>
        <Check size={18} strokeWidth={2.5} aria-hidden />
        <span>{item}</span>
      </Item>
    ))}
  </List>
);
