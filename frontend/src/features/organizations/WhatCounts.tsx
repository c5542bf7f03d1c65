import { Suspense, useState } from 'react';
import { NO_COUNTING_RULES, t, type CountingRulesView, type OrganizationView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ListChecks } from 'lucide-react';
import { useCountingRulesQuery } from '../../api/organizations.js';
import { formatDay, formatInstant } from '../../lib/dates.js';
import { useLast } from '../../lib/hooks.js';
import { lazily } from '../../lib/lazily.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { FormSkeleton } from '../../ui/formStates.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { Row, Rows } from '../../ui/Rows.js';
import { LinesSkeleton } from '../../ui/RowsSkeleton.js';
import { EmptyState } from '../../ui/states.js';
import { COUNTING_EXAMPLES, type CountingExample } from './countingExamples.js';
import { changesOf, sentencesOf } from '../../lib/countingWords.js';

const CountingRulesForm = lazily(async () => (await import('./CountingRulesForm.js')).CountingRulesForm);

/** The rules of which approved hours count, with every version there was. */
export function WhatCounts({ school }: { school: OrganizationView }) {
  const query = useCountingRulesQuery(school.id, { refetchOnMountOrArgChange: true });
  const [editing, setEditing] = useState<CountingExample | 'own' | null>(null);
  const edited = useLast(editing);
  const versions = query.currentData;
  return (
    <>
      <LoadedRows
        rows={versions}
        query={query}
        skeleton={<LinesSkeleton label={t('whatCounts.loading')} />}
        empty={<NoRules onStart={setEditing} />}
        failed={t('whatCounts.notLoaded')}
      >
        {(rows) => <Versions school={school} versions={rows} onChange={() => setEditing('own')} />}
      </LoadedRows>
      <FormDialog open={editing !== null} title={t('whatCounts.change')} onClose={() => setEditing(null)}>
        {(dialog) => (
          <Suspense fallback={<FormSkeleton />}>
            {edited && (
              <CountingRulesForm
                school={school}
                inForce={versions?.[0]}
                example={edited === 'own' ? undefined : edited}
                dialog={dialog}
              />
            )}
          </Suspense>
        )}
      </FormDialog>
    </>
  );
}

const NoRules = ({ onStart }: { onStart: (from: CountingExample | 'own') => void }) => (
  <EmptyState
    icon={ListChecks}
    title={t('whatCounts.everything')}
    action={
      <Stack spacing={2} sx={{ mt: 2, alignItems: 'stretch' }}>
        <Button variant="outlined" onClick={() => onStart('own')}>
          {t('whatCounts.set')}
        </Button>
        {COUNTING_EXAMPLES.map((example) => (
          <Button key={example.name} onClick={() => onStart(example)}>
            {t('whatCounts.startWith', { example: example.name })}
          </Button>
        ))}
      </Stack>
    }
  >
    {t('whatCounts.everythingHint')}
  </EmptyState>
);

interface VersionsProps {
  readonly school: OrganizationView;
  /** Newest first; at least one. */
  readonly versions: readonly CountingRulesView[];
  readonly onChange: () => void;
}

function Versions({ school, versions, onChange }: VersionsProps) {
  const [inForce] = versions as readonly [CountingRulesView];
  const sentences = sentencesOf(inForce);
  const dayOf = ({ since }: CountingRulesView): string => formatDay(since, school.timeZone);
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('whatCounts.text')}</Typography>
      {sentences.length === 0 ? (
        <Typography sx={{ fontWeight: 600 }}>{t('whatCounts.everything')}</Typography>
      ) : (
        <Sentences label={t('whatCounts.title')} of={sentences} />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', my: 3 }}>
        {t('whatCounts.inForce', { date: dayOf(inForce), version: inForce.version })} {setBy(inForce, school.timeZone)}
      </Typography>
      <Button variant="outlined" onClick={onChange}>
        {t('whatCounts.change')}
      </Button>
      {versions.length > 1 && (
        <>
          <Typography variant="h3" sx={{ mt: 5 }}>
            {t('whatCounts.versions')}
          </Typography>
          <Rows aria-label={t('whatCounts.versions')}>
            {versions.map((version, index) => (
              <Row
                key={version.version}
                title={t('whatCounts.version', { version: version.version, date: dayOf(version) })}
                text={[
                  setBy(version, school.timeZone),
                  ...changesOf(version, versions[index + 1] ?? NO_COUNTING_RULES),
                ].map((line) => (
                  <span key={line} style={{ display: 'block' }}>
                    {line}
                  </span>
                ))}
              >
                {null}
              </Row>
            ))}
          </Rows>
        </>
      )}
    </>
  );
}

/** "Set by Dana Whitfield on October 5, 2026, 8:00 AM." */
const setBy = ({ setBy: { name }, since }: CountingRulesView, timeZone: string): string =>
  t('whatCounts.setBy', { name, when: formatInstant(since, timeZone) });

const Sentences = ({ label, of }: { label: string; of: readonly string[] }) => (
  <ul aria-label={label} style={{ margin: 0, paddingLeft: 20, overflowWrap: 'anywhere' }}>
    {of.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
