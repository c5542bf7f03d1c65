import type { ReactNode } from 'react';
import { styled } from '../styled.js';
import { Container } from './Container.js';
import { Lead, PageTitle } from './headings.js';
import { Inline } from './Inline.js';

const Head = styled('header')(({ theme }) => ({
  paddingBlock: '88px 56px',
  [theme.breakpoints.down('sm')]: { paddingBlock: '48px 32px' },
}));
const Measure = styled('div')({ maxWidth: 760 });

interface PageHeadProps {
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

/** How every page but the first one begins: its name, what it says in a line, and at most one way on. */
export const PageHead = ({ title, lead, children }: PageHeadProps) => (
  <Head>
    <Container>
      <Measure>
        <PageTitle>{title}</PageTitle>
        <Lead>
          <Inline>{lead}</Inline>
        </Lead>
        {children}
      </Measure>
    </Container>
  </Head>
);
