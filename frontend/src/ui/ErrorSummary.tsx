import { useEffect, useRef } from 'react';
import { t } from '@hourtrail/contracts';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Box = styled('div')(({ theme }) => ({
  padding: 16,
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.status.rejected.ink}`,
  backgroundColor: theme.vars.palette.status.rejected.paper,
  color: theme.vars.palette.status.rejected.ink,
  '& ul': { margin: '6px 0 0', paddingLeft: 20, lineHeight: '1.75rem' },
  '& a': { color: 'inherit', textDecoration: 'underline' },
}));

export interface FormProblem {
  /** The id of the control; absent for an error that belongs to no control. */
  readonly id?: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly problems: readonly FormProblem[];
  /** Changes with every failed submit, so that the summary takes the focus each time. */
  readonly attempt: number;
}

export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [attempt]);
  if (problems.length === 0) return null;
  return (
    <Box ref={ref} tabIndex={-1} role="alert">
      <Typography sx={{ fontWeight: 650 }}>{t('ui.thereIsAProblem')}</Typography>
      <ul>
        {problems.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            {id === undefined ? (
              message
            ) : (
              <Link
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {message}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}
