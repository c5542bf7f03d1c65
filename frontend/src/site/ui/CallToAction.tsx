import type { ReactNode } from 'react';
import { styled } from '../styled.js';
import { Buttons } from './ButtonLink.js';
import { Heading } from './headings.js';
import { Section } from './Section.js';

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

/** The last band of a page: what to do next. */
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
