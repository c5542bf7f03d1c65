import { styled } from '../styled.js';
import { Heading } from './headings.js';

const Number = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 40,
  height: 40,
  marginBottom: 20,
  borderRadius: '50%',
  fontSize: '1.125rem',
  fontWeight: 680,
  letterSpacing: 0,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}));

interface NumberedHeadingProps {
  readonly id: string;
  readonly number: number;
  readonly children: string;
}

/** The heading of a step. */
export const NumberedHeading = ({ id, number, children }: NumberedHeadingProps) => (
  <Heading id={id}>
    <Number>{number}</Number> {children}
  </Heading>
);
