import { useState } from 'react';
import { t, LIMITS, type AttendanceResult, type AttendanceRow, type OpportunityView } from '@hourtrail/contracts';
import { useTakeAttendanceMutation } from '../../../api/attendance.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { actsInOtherSchool, OTHER_SCHOOL_NEEDS_REASON } from '../../../lib/otherSchool.js';
import { showFailure } from '../../../ui/withToast.js';
import { markedWords } from './attendance.js';

const FAILED = { title: t('attendance.noneMarked'), fallback: t('attendance.saveFailed') };

export function useAttendance({ id, organizationId }: OpportunityView) {
  const user = useSessionUser();
  const inOtherSchool = actsInOtherSchool(user, organizationId);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [results, setResults] = useState<ReadonlyMap<number, AttendanceResult>>(new Map());
  const [announcement, setAnnouncement] = useState('');
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [send, { isLoading: busy }] = useTakeAttendanceMutation();

  const canPick = ({ userId, entry }: AttendanceRow): boolean => entry === null && userId !== user.id;

  /** Resolves to whether anyone was marked. */
  const mark = async (verified: boolean): Promise<boolean> => {
    if (busy || picked.size === 0) return false;
    if (inOtherSchool && !reason.trim()) {
      setFault(OTHER_SCHOOL_NEEDS_REASON);
      return false;
    }
    setFault(undefined);
    const userIds = [...picked].slice(0, LIMITS.reviewMax);
    try {
      const why = inOtherSchool ? { reason: reason.trim() } : {};
      const { results } = await send({ id, userIds, verified, ...why }).unwrap();
      const left = results.filter(({ outcome }) => outcome !== 'done');
      setResults(
        (before) => new Map([...before, ...results.map((one): [number, AttendanceResult] => [one.userId, one])]),
      );
      setPicked((now) => new Set([...now].filter((one) => !userIds.includes(one))));
      setAnnouncement(markedWords(results, verified));
      if (left.length === 0) setReason('');
      return true;
    } catch (error) {
      showFailure(error, FAILED);
      return false;
    }
  };

  return {
    busy,
    inOtherSchool,
    reason,
    setReason,
    fault,
    picked,
    canPick,
    announcement,
    whyNot: (userId: number): string | undefined => results.get(userId)?.message,
    pick: (userId: number): void =>
      setPicked((now) => {
        const next = new Set(now);
        if (!next.delete(userId)) next.add(userId);
        return next;
      }),
    pickAll: (rows: readonly AttendanceRow[]): void => {
      const able = rows.filter(canPick).map(({ userId }) => userId);
      setPicked((now) => new Set(able.every((one) => now.has(one)) ? [] : able));
    },
    mark,
  };
}

export type AttendanceTaking = ReturnType<typeof useAttendance>;
