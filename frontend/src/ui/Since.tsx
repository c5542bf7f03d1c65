import { useSessionUser } from '../api/useSessionUser.js';
import { formatInstant, formatAgo } from '../lib/dates.js';

export function Since({ at }: { at: string }) {
  const { timeZone } = useSessionUser();
  return (
    <time dateTime={at} title={formatInstant(at, timeZone)}>
      {formatAgo(at, timeZone)}
    </time>
  );
}
