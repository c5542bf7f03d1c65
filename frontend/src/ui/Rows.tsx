import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFocusHeir } from './focus.js';

export const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Frame = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 0',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.hairline}` },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.caption },
  [theme.breakpoints.down('sm')]: { alignItems: 'flex-start' },
}));

const Line = styled('div')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
});

const Texts = styled('div')({ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' });

/** At the end of the line, or below the text if the line is too short. */
const End = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > .MuiButton-text:last-child': { marginRight: -10 },
  [theme.breakpoints.down('sm')]: { '& > .MuiButton-text:only-child': { marginLeft: -10 } },
}));

interface RowProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** Below the text. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

export const Row = ({ icon, title, text, below, children }: RowProps) => (
  <Frame ref={useFocusHeir<HTMLLIElement>()}>
    {icon}
    <Line>
      <Texts>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
        {below}
      </Texts>
      <End>{children}</End>
    </Line>
  </Frame>
);
