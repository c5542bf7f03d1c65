import { t } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';

interface ConflictNoticeProps {
  readonly what: 'account' | 'entry' | 'opportunity';
  /** The saved values of fields that were edited here as well. */
  readonly contested: readonly (readonly [label: string, words: string])[];
}

/** For a conflict with someone else's change. */
export const ConflictNotice = ({ what, contested }: ConflictNoticeProps) => (
  <Alert role="alert">
    {t('ui.conflict', { record: what })} {contested.length > 0 && t('ui.conflictValues')}
    {contested.length > 0 && (
      <ul style={{ margin: '4px 0 0', paddingLeft: 18 }}>
        {contested.map(([label, words]) => (
          <li key={label}>
            {label}: {words}
          </li>
        ))}
      </ul>
    )}
  </Alert>
);
