import { useState } from 'react';
import { t, LIMITS, type HoursView } from '@hourtrail/contracts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';
import { isSetAside, type SetAsideState } from '../../api/entriesSetAside.js';
import { hoursApi, type HoursFilter } from '../../api/hours.js';
import { showFailure } from '../../ui/withToast.js';

const FAILED = { title: t('approvals.notSelected'), fallback: t('hours.entriesNotLoaded') };

export interface AllThatMatch {
  /** The label of the button; undefined if there is nothing more to select. */
  readonly offer: string | undefined;
  readonly busy: boolean;
  readonly select: () => void;
}

interface Setting {
  /** Formatted by the server. */
  readonly total: string;
  /** True if all rows on screen are selected and there are more. */
  readonly isOpen: boolean;
  readonly onSelect: (entries: readonly HoursView[]) => void;
}

/** Selects matches beyond those on screen, up to the limit of one review. */
export function useAllThatMatch(filter: HoursFilter, { total, isOpen, onSelect }: Setting): AllThatMatch {
  const dispatch = useDispatch<ThunkDispatch<Parameters<ReturnType<typeof page.select>>[0], unknown, UnknownAction>>();
  const store = useStore<SetAsideState>();
  const [busy, setBusy] = useState(false);
  const [taken, setTaken] = useState(false);
  if (taken && !isOpen) setTaken(false);
  const select = async (): Promise<void> => {
    setBusy(true);
    const request = page.initiate({ ...filter, limit: LIMITS.reviewMax }, { forceRefetch: true, subscribe: false });
    const { data, error } = await dispatch(request);
    setBusy(false);
    if (!data) return showFailure(error, FAILED);
    setTaken(true);
    onSelect(data.rows.filter((row) => !isSetAside(store.getState().entriesSetAside, row)));
  };
  return { offer: isOpen && !taken ? offerOf(total) : undefined, busy, select: () => void select() };
}

const page = hoursApi.endpoints.hoursPage;

const offerOf = (total: string): string =>
  Number(total) <= LIMITS.reviewMax
    ? t('approvals.selectAllMatches', { total })
    : t('approvals.selectFirstMatches', { count: LIMITS.reviewMax });
