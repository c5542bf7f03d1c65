import Alert from '@mui/material/Alert';

interface OvertakenNoticeProps {
  /** What was changed, such as "entry". */
  readonly what: string;
  /** How it stands now where something else was typed. */
  readonly contested: readonly (readonly [label: string, words: string])[];
}

/** Says that somebody else changed meanwhile what is in a form. */
export const OvertakenNotice = ({ what, contested }: OvertakenNoticeProps) => (
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
