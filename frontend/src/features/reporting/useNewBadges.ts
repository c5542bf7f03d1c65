import { useEffect, useState } from 'react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { remember, remembered } from '../../lib/useStored.js';
import { badgesFor } from './badges.js';

/** The signed-in person's badges that this device has not told of; none where it only begins to look. */
export function useNewBadges(totalHours: number): readonly string[] {
  const { id, role } = useSessionUser();
  const key = `hourtrail-badges-${id}`;
  const [known] = useState(() => remembered(key)?.split(','));
  const earned = badgesFor(role).flatMap(({ name, requiredHours }) => (totalHours >= requiredHours ? [name] : []));
  const all = [...new Set([...(known ?? []), ...earned])].filter(Boolean).join(',');
  useEffect(() => remember(key, all), [key, all]);
  return known ? earned.filter((name) => !known.includes(name)) : [];
}
