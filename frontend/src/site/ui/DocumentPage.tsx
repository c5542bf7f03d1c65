import type { ReactNode } from 'react';
import type { Chapter } from '../content/blocks.js';
import { styled } from '../styled.js';
import { AnyLink } from './AnyLink.js';
import { Container } from './Container.js';
import { PageHead } from './PageHead.js';
import { Prose } from './Prose.js';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  gap: 72,
  paddingBottom: 96,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 40, paddingBottom: 64 },
  '@media print': { display: 'block' },
}));

const Contents = styled('nav')(({ theme }) => ({
  alignSelf: 'start',
  position: 'sticky',
  top: 96,
  fontSize: '0.9375rem',
  '& p': { margin: '0 0 8px', fontWeight: 640 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  [theme.breakpoints.down('md')]: { position: 'static' },
  '@media print': { display: 'none' },
}));

const Way = styled(AnyLink)(({ theme }) => ({
  display: 'block',
  padding: '6px 0',
  lineHeight: '1.375rem',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
  '@media (pointer: coarse)': { padding: '11px 0' },
}));

interface DocumentPageProps {
  readonly title: string;
  readonly lead: string;
  readonly chapters: readonly Chapter[];
  /** What stands above its end. */
  readonly children?: ReactNode;
}

/** A long text with its contents beside it. */
export const DocumentPage = ({ title, lead, chapters, children }: DocumentPageProps) => (
  <>
    <PageHead title={title} lead={lead} />
    <Container>
      <Columns>
        <Contents aria-label="On this page">
          <p>On this page</p>
          <ul>
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <Way href={`#${chapter.id}`}>{chapter.title}</Way>
              </li>
            ))}
          </ul>
        </Contents>
        <div>
          <Prose chapters={chapters} />
          {children}
        </div>
      </Columns>
    </Container>
  </>
);
