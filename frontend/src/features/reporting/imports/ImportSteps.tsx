import { useEffect, useRef } from 'react';
import type { ImportKind } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { useOtherSchool } from '../../../api/useOtherSchool.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { ColumnsStep } from './ColumnsStep.js';
import { DoneStep } from './DoneStep.js';
import { FileStep } from './FileStep.js';
import { forgetImporting, watchImporting } from './importing.js';
import { IMPORT_LABELS } from './importWords.js';
import { mappingOf, sameMapping } from './mapping.js';
import { RowsStep } from './RowsStep.js';
import { useImportAddress, type Step } from './useImportAddress.js';
import { useImporting } from './useImporting.js';

const TITLES: Readonly<Record<Step, string>> = {
  file: 'Step 1 of 3: the file',
  columns: 'Step 2 of 3: the columns',
  rows: 'Step 3 of 3: the rows',
  done: 'The import',
};

interface ImportStepsProps {
  readonly kind: ImportKind;
  /** The school that takes it in, for those who see several. */
  readonly organizationId: string | undefined;
}

/** The way of a file into a school: chosen, understood, looked at, taken in. */
export function ImportSteps({ kind, organizationId }: ImportStepsProps) {
  const reader = useSessionUser();
  const { step: asked, go, leave } = useImportAddress();
  const importing = useImporting(kind);
  const school = useOtherSchool(Number(organizationId ?? reader.organizationId));
  const { now } = importing;
  const runs = now?.stage === 'importing' || now?.stage === 'lost';
  const over = now?.stage === 'imported' && asked !== 'done';
  useEffect(() => {
    if (runs && asked !== 'done') return go('done', { replace: true });
    if (!over) return;
    forgetImporting();
    go('file', { replace: true });
  }, [runs, asked, over, go]);
  useEffect(watchImporting, []);
  // the rows stand as they were read by the columns of then
  const differ = now?.report && !sameMapping(mappingOf(now.report), now.mapping);
  const wanted = asked === 'rows' && differ ? 'columns' : asked;
  const step = runs ? 'done' : now && !over && (now.report || asked === 'file') ? wanted : 'file';
  const heading = useFocusOnChange(step);
  const next = { importing, go };
  return (
    <Card aria-label={`Import ${IMPORT_LABELS[kind]}`}>
      <Button
        variant="text"
        color="inherit"
        startIcon={<ArrowLeft size={18} aria-hidden />}
        onClick={leave}
        sx={{ ml: '-10px', mb: 2 }}
      >
        Import/Export
      </Button>
      <Typography variant="h2">
        Import {IMPORT_LABELS[kind]}
        {school && ` into ${school}`}
      </Typography>
      <Typography ref={heading} tabIndex={-1} variant="h3" sx={{ mt: 1, mb: 5, color: 'text.secondary' }}>
        {TITLES[step]}
      </Typography>
      {step === 'columns' && now ? (
        <ColumnsStep now={now} {...next} />
      ) : step === 'rows' && now ? (
        <RowsStep now={now} {...next} />
      ) : step === 'done' && now ? (
        <DoneStep now={now} {...next} />
      ) : (
        <FileStep kind={kind} organizationId={organizationId} forgotten={asked !== 'file' && !over} {...next} />
      )}
    </Card>
  );
}

/** A step that takes the place of another is read from its heading. */
function useFocusOnChange(step: Step) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Step>(null);
  useEffect(() => {
    if (shown.current !== null && shown.current !== step) ref.current?.focus();
    shown.current = step;
  }, [step]);
  return ref;
}
