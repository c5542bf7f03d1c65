import { useEffect, useRef } from 'react';
import type { ImportView } from '@hourtrail/contracts';
import { useDispatch } from 'react-redux';
import { refreshImported, useImportsQuery } from '../../../api/imports.js';
import { begunAfter } from './earlier.js';
import { changeImporting, type Importing } from './importing.js';

const EVERY_MS = 1_000;
/** So often the list is read without the import in it before it is taken not to have begun. */
const LOOKS = 4;

const NOT_BEGUN = 'The connection was lost before the file had arrived. Nothing was imported. Try again.';
const FAILED = 'The import was interrupted. Nothing of the file was taken in. Try again.';

/** How an import stands at the server; undefined until it is known there. What came of one whose answer was lost is found out. */
export function useImportRun(now: Importing): ImportView | undefined {
  const { stage, school, report, after, file } = now;
  const dispatch = useDispatch();
  const runs = stage === 'importing' || stage === 'lost';
  const {
    data,
    fulfilledTimeStamp = 0,
    isSuccess,
  } = useImportsQuery(school.organizationId ? { organizationId: school.organizationId } : {}, {
    pollingInterval: runs ? EVERY_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  const run = data && begunAfter(data, report?.fileHash ?? '', after);
  const looks = useRef(0);
  useEffect(() => {
    if (stage !== 'lost' || !isSuccess) return;
    looks.current = run ? 0 : looks.current + 1;
    if (run?.state === 'applied') {
      changeImporting(file, { stage: 'imported', importId: run.id });
      dispatch(refreshImported());
    } else if (run?.state === 'failed') changeImporting(file, { stage: 'checked', problem: FAILED });
    else if (looks.current >= LOOKS) changeImporting(file, { stage: 'checked', problem: NOT_BEGUN });
  }, [stage, isSuccess, fulfilledTimeStamp, run, file, dispatch]);
  return run;
}
