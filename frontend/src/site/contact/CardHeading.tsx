import { styled } from '../styled.js';

const Title = styled('h2')({
  margin: 0,
  fontSize: '1.375rem',
  lineHeight: '1.875rem',
  fontWeight: 660,
  letterSpacing: '-0.01em',
});

export type Level = 'h2' | 'h3';

interface CardHeadingProps {
  readonly level: Level;
  readonly children: string;
}

/** Names one of the two ways to reach us. */
export const CardHeading = ({ level, children }: CardHeadingProps) => <Title as={level}>{children}</Title>;
