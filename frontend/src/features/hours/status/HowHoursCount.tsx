import { useState } from 'react';
import { t } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useCountingRulesQuery } from '../../../api/organizations.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { sentencesOf } from '../../../lib/countingWords.js';
import { Trans } from '../../../ui/Trans.js';

const Frame = styled('details')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
  // the content of <details> does not inherit the box-sizing of the page
  '& summary, & ul': { boxSizing: 'border-box' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 44,
    padding: '12px 20px',
    borderRadius: 10,
    fontWeight: 600,
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary svg': { color: theme.vars.palette.text.caption, transition: 'transform 120ms' },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
  '& summary:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  '& ul': { display: 'grid', gap: 6, margin: 0, padding: '4px 20px 16px 40px', maxWidth: '68ch' },
  '& strong': { fontWeight: 620 },
  [theme.breakpoints.down('sm')]: { '& summary': { paddingInline: 16 }, '& ul': { paddingInline: '36px 16px' } },
}));

const STRONG = { strong: <strong /> };

export function HowHoursCount() {
  const [opened, setOpened] = useState(false);
  return (
    <Frame onToggle={() => setOpened(true)}>
      <summary>
        {t('hours.howHoursCount')} <ChevronDown size={18} aria-hidden />
      </summary>
      <ul>
        <li>
          <Trans id="hours.waitingCounts" components={STRONG} />
        </li>
        <li>
          <Trans id="hours.approvedCounts" components={STRONG} />
        </li>
        <li>
          <Trans id="hours.neverCounts" components={STRONG} />
        </li>
        <li>
          <Trans id="hours.fewerHoursCredited" components={STRONG} />
        </li>
        <li>
          <Trans id="hours.badgesCount" components={STRONG} />
        </li>
        {opened && <RulesOfSchool />}
      </ul>
    </Frame>
  );
}

function RulesOfSchool() {
  const { data: [rules] = [] } = useCountingRulesQuery(useSessionUser().organizationId);
  const sentences = rules ? sentencesOf(rules) : [];
  if (sentences.length === 0) return null;
  return (
    <li>
      {t('hours.schoolsRules')}
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </li>
  );
}
