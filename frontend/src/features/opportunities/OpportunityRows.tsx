import type { ReactNode } from 'react';
import type { OpportunityView } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths.js';
import { Row, Rows } from '../../ui/Rows.js';
import { OpportunityChip } from './OpportunityChip.js';
import { dayAndTimes, lineWords, takenWords } from './opportunityWords.js';

const Inset = styled('div')(({ theme }) => ({
  padding: '4px 20px',
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

interface OpportunityRowsProps {
  readonly label: string;
  readonly opportunities: readonly OpportunityView[];
  readonly children: (opportunity: OpportunityView) => ReactNode;
}

export function OpportunityRows({ label, opportunities, children }: OpportunityRowsProps) {
  return (
    <Inset>
      <Rows aria-label={label}>
        {opportunities.map((opportunity) => (
          <Row
            key={opportunity.id}
            title={
              <Typography
                component={Link}
                to={`${PATHS.opportunities}?opportunity=${opportunity.id}`}
                sx={{ fontWeight: 'inherit', color: 'inherit' }}
              >
                {opportunity.title}
              </Typography>
            }
            text={[dayAndTimes(opportunity), takenWords(opportunity), lineWords(opportunity)]
              .filter(Boolean)
              .join(' · ')}
          >
            <OpportunityChip state={opportunity.state} managed />
            {children(opportunity)}
          </Row>
        ))}
      </Rows>
    </Inset>
  );
}
