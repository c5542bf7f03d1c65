import Alert from '@mui/material/Alert';

interface ConflictNoticeProps {
  readonly what: string;
  /** The saved values of fields that were edited here as well. */
  readonly contested: readonly (readonly [label: string, words: string])[];
}

/** For a conflict with someone else's change. */
export const ConflictNotice = ({ what, contested }: ConflictNoticeProps) => (
  <Alert role="alert">
    Somebody else changed this {what} meanwhile. What you typed is kept; the rest is how it stands now.
    {contested.length > 0 && ' Where you typed something else, it now says:'}
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
