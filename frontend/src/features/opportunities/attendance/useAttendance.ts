import { useState } from 'react';
import {
  t,
  LIMITS,
  type AttendanceResult,
  type AttendanceRow,
  type HoursStatus,
  type OpportunityView,
} from '@hourtrail/contracts';
import { useTakeAttendanceMutation, type AttendanceTaking } from '../../../api/attendance.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { actsInOtherSchool, OTHER_SCHOOL_NEEDS_REASON } from '../../../lib/otherSchool.js';
import { showFailure } from '../../../ui/withToast.js';
import { markedWords } from './attendance.js';

const UNDECIDED: readonly HoursStatus[] = ['pending', 'verified'];

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

  /** Until it is decided, what was recorded can be corrected. */
  const canRecord = (row: AttendanceRow): boolean =>
    !inOtherSchool && (canPick(row) || (typeof row.entry?.id === 'number' && UNDECIDED.includes(row.entry.status)));

  /** Null after showing an error. */
  const take = async (request: Omit<AttendanceTaking, 'id'>): Promise<readonly AttendanceResult[] | null> => {
    try {
      const { results } = await send({ id, ...request }).unwrap();
      setResults(
        (before) => new Map([...before, ...results.map((one): [number, AttendanceResult] => [one.userId, one])]),
      );
      return results;
    } catch (error) {
      showFailure(error, FAILED);
      return null;
    }
  };

  /** Resolves to whether anyone was marked. */
  const mark = async (verified: boolean): Promise<boolean> => {
    if (busy || picked.size === 0) return false;
    const lacksReason = inOtherSchool && !reason.trim();
    setFault(lacksReason ? OTHER_SCHOOL_NEEDS_REASON : undefined);
    if (lacksReason) return false;
    const userIds = [...picked].slice(0, LIMITS.reviewMax);
    const results = await take({ userIds, verified, ...whyOf(reason) });
    if (!results) return false;
    setPicked((now) => new Set([...now].filter((one) => !userIds.includes(one))));
    setAnnouncement(markedWords(results, verified));
    if (results.every(({ outcome }) => outcome === 'done')) setReason('');
    return true;
  };

  /** Resolves to why it was refused, or undefined if it was saved; null after showing another error. */
  const recordOne = async (userId: number, record: RecordOfOne): Promise<string | undefined | null> => {
    const { reason: why = '', ...rest } = record;
    const [result] = (await take({ userIds: [userId], ...rest, ...whyOf(why) })) ?? [];
    if (!result) return null;
    if (result.outcome === 'done') {
      setPicked((now) => new Set([...now].filter((one) => one !== userId)));
      setAnnouncement(t('attendance.updated'));
    }
    return result.message;
  };

  return {
    busy,
    inOtherSchool,
    reason,
    setReason,
    fault,
    picked,
    canPick,
    canRecord,
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
    recordOne,
  };
}

type RecordOfOne = Omit<AttendanceTaking, 'id' | 'userIds' | 'reason'> & { readonly reason?: string };

export type TakingAttendance = ReturnType<typeof useAttendance>;

const whyOf = (reason: string) => (reason.trim() ? { reason: reason.trim() } : {});
