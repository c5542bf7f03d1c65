import type { ReactNode } from 'react';
import { styled } from '../../ui/styled.js';
import { Heading, Intro, PageTitle } from './headings.js';
import { Buttons } from './links.js';

export type Ground = 'plain' | 'paper' | 'evergreen';

const Band = styled('section', { shouldForwardProp: (prop) => prop !== 'ground' && prop !== 'tight' })<{
  ground: Ground;
  tight: boolean;
}>(({ theme, ground, tight }) => ({
  paddingBlock: tight ? 48 : 96,
  scrollMarginTop: 64,
  fontSize: '1rem',
  lineHeight: '1.625rem',
  [theme.breakpoints.down('sm')]: { paddingBlock: tight ? 32 : 64 },
  ...(ground === 'paper' && {
    backgroundColor: theme.vars.palette.background.paper,
    borderBlock: `1px solid ${theme.vars.palette.hairline}`,
  }),
  ...(ground === 'evergreen' && {
    color: '#FFFFFF',
    backgroundColor: '#07513F',
    '[data-color-scheme="dark"] &': { backgroundColor: '#0B3B30' },
  }),
}));

interface SectionProps {
  readonly children: ReactNode;
  readonly ground?: Ground;
  readonly tight?: boolean;
  readonly id?: string;
  /** The id of its heading. */
  readonly labelledBy?: string;
}

export const Section = ({ children, ground = 'plain', tight = false, id, labelledBy }: SectionProps) => (
  <Band ground={ground} tight={tight} id={id} aria-labelledby={labelledBy}>
    <Container>{children}</Container>
  </Band>
);

export const Container = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1168,
  marginInline: 'auto',
  paddingInline: 24,
  boxSizing: 'border-box',
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

/** Limits the line length of running text. */
export const Narrow = styled('div')({ maxWidth: 820, '& > h2 + div': { marginTop: 32 } });

const Grid = styled('div', { shouldForwardProp: (prop) => prop !== 'flipped' })<{ flipped: boolean }>(
  ({ theme, flipped }) => ({
    display: 'grid',
    gridTemplateColumns: flipped ? 'minmax(0, 1.45fr) minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(0, 1.45fr)',
    alignItems: 'center',
    gap: 64,
    '& > :first-of-type': { order: flipped ? 1 : 0 },
    [theme.breakpoints.down('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 32,
      '& > :first-of-type': { order: 0 },
    },
  }),
);

interface SplitProps {
  readonly words: ReactNode;
  readonly picture: ReactNode;
  /** Puts the picture on the left, in two columns. */
  readonly flipped?: boolean;
}

/** On a phone the text comes first. */
export const Split = ({ words, picture, flipped = false }: SplitProps) => (
  <Grid flipped={flipped}>
    <div>{words}</div>
    <div>{picture}</div>
  </Grid>
);

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 48,
  '& > div:last-child': { marginTop: 0, flex: 'none' },
  [theme.breakpoints.down('md')]: {
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 28,
  },
}));
const Words = styled('div')({ maxWidth: 620 });
const Line = styled('p')({ margin: '12px 0 0', fontSize: '1.0625rem', color: '#DDEBE6' });

interface CallToActionProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export const CallToAction = ({ id, title, text, children }: CallToActionProps) => (
  <Section ground="evergreen" labelledBy={id}>
    <Row>
      <Words>
        <Heading id={id}>{title}</Heading>
        <Line>{text}</Line>
      </Words>
      <Buttons>{children}</Buttons>
    </Row>
  </Section>
);

const Head = styled('header')(({ theme }) => ({
  paddingBlock: '88px 56px',
  [theme.breakpoints.down('sm')]: { paddingBlock: '48px 32px' },
}));
const Measure = styled('div')({ maxWidth: 760 });

interface PageHeaderProps {
  readonly title: string;
  readonly intro: string;
  readonly children?: ReactNode;
}

export const PageHeader = ({ title, intro, children }: PageHeaderProps) => (
  <Head>
    <Container>
      <Measure>
        <PageTitle>{title}</PageTitle>
        <Intro>{intro}</Intro>
        {children}
      </Measure>
    </Container>
  </Head>
);
