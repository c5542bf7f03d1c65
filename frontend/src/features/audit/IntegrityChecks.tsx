import type { Integrity } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import type { ChipLook } from '../../ui/Chip.js';
import { CHECK_NAMES, checkWords } from './integrityWords.js';
import { WithRecords } from './WithRecords.js';

const Checks = styled('ul')(({ theme }) => ({
  margin: '20px 0',
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.hairline}` },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 620 },
  '& ul': { margin: '6px 0 0', paddingLeft: 20, overflowWrap: 'anywhere' },
}));

const Check = styled('li', { shouldForwardProp: (prop) => prop !== 'look' })<{ look: ChipLook }>(({ theme, look }) => ({
  display: 'flex',
  gap: 10,
  padding: '10px 0',
  '& > svg': { flex: 'none', marginTop: 1, color: theme.vars.palette.status[look].ink },
}));

interface IntegrityChecksProps extends Pick<Integrity, 'checks' | 'checkup'> {
  readonly onRecord: (record: string) => void;
}

/** What was checked of a log, and what was found; each record that is told of leads to its trail. */
export function IntegrityChecks({ checks, checkup, onRecord }: IntegrityChecksProps) {
  if (checks.length === 0) return null;
  return (
    <Checks aria-label="What was checked">
      {checks.map((check) => {
        const { icon: Icon, look, label } = checkWords(check);
        const found = check.name === 'events' && check.holds === false ? (checkup?.words ?? []) : [];
        return (
          <Check key={check.name} look={look}>
            <Icon size={18} role="img" aria-label={label} />
            <div>
              <strong>{CHECK_NAMES[check.name]}</strong>
              <p>{check.words}</p>
              {found.length > 0 && (
                <ul aria-label="What was found">
                  {found.map((sentence) => (
                    <li key={sentence}>
                      <WithRecords words={sentence} onOpen={onRecord} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </Check>
        );
      })}
    </Checks>
  );
}
