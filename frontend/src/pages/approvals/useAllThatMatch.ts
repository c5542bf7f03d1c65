import { useState } from 'react';
import { t, LIMITS, type HoursView } from '@hourtrail/contracts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';
import { isSetAside, type SetAsideState } from '../../api/entriesSetAside.js';
import { hoursApi, type HoursFilter } from '../../api/hours.js';
import { toast } from '../../ui/toast.js';
import { showFailure } from '../../ui/withToast.js';
import type { ApprovalGroup } from './filters.js';

const FAILED = { title: t('approvals.notSelected'), fallback: t('hours.entriesNotLoaded') };

export interface AllThatMatch {
  /** The label of the button; undefined if there is nothing more to select. */
  readonly offer: string | undefined;
  readonly busy: boolean;
  readonly select: () => void;
  /** Only entries without signals. */
  readonly selectClean: () => void;
}

interface Setting {
  readonly filter: HoursFilter;
  readonly group: ApprovalGroup['key'];
  /** Formatted by the server. */
  readonly total: string;
  /** True if all rows on screen are selected and there are more. */
  readonly isOpen: boolean;
  readonly onSelect: (entries: readonly HoursView[]) => void;
}

/** Selects matches beyond those on screen, up to the limit of one review. */
export function useAllThatMatch({ filter, group, total, isOpen, onSelect }: Setting): AllThatMatch {
  const dispatch = useDispatch<ThunkDispatch<Parameters<ReturnType<typeof page.select>>[0], unknown, UnknownAction>>();
  const store = useStore<SetAsideState>();
  const [busy, setBusy] = useState(false);
  const [taken, setTaken] = useState(false);
  if (taken && !isOpen) setTaken(false);
  const load = async (narrowed: HoursFilter): Promise<readonly HoursView[] | undefined> => {
    setBusy(true);
    const request = page.initiate({ ...narrowed, limit: LIMITS.reviewMax }, { forceRefetch: true, subscribe: false });
    const { data, error } = await dispatch(request);
    setBusy(false);
    if (!data) showFailure(error, FAILED);
    return data?.rows.filter((row) => !isSetAside(store.getState().entriesSetAside, row));
  };
  const select = async (): Promise<void> => {
    const rows = await load(filter);
    if (!rows) return;
    setTaken(true);
    onSelect(rows);
  };
  const selectClean = async (): Promise<void> => {
    const rows = await load({ ...filter, signal: 'none' });
    if (rows?.length === 0) toast({ title: t('approvals.noneClean'), destructive: true });
    else if (rows) onSelect(rows);
  };
  return {
    offer: isOpen && !taken ? offerOf(group, total) : undefined,
    busy,
    select: () => void select(),
    selectClean: () => void selectClean(),
  };
}

const page = hoursApi.endpoints.hoursPage;

const offerOf = (group: ApprovalGroup['key'], total: string): string =>
  Number(total) <= LIMITS.reviewMax
    ? t('approvals.selectAllMatches', { group, total })
    : t('approvals.selectFirstMatches', { group, count: LIMITS.reviewMax });
