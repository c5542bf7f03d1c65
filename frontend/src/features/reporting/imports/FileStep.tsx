import { useEffect, useRef, useState } from 'react';
import { LIMITS, type ImportKind } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { sizeInWords } from '../../../lib/counts.js';
import { actsOutside, OUTSIDE, STANDS_IN_LOG } from '../../../lib/outside.js';
import { Field } from '../../../ui/Field.js';
import type { ForSchool } from '../whichSchool.js';
import { DropZone } from './DropZone.js';
import { FormatNote } from './FormatNote.js';
import { cancelImporting } from './importing.js';
import { AtWork } from './AtWork.js';
import type { StepProps } from './steps.js';

interface FileStepProps extends StepProps {
  readonly kind: ImportKind;
  readonly organizationId: string | undefined;
  /** Whether a later step was asked for, and its file is not known any more. */
  readonly forgotten: boolean;
}

/** Takes a file and has it looked at at once. */
export function FileStep({ kind, organizationId, forgotten, importing, go }: FileStepProps) {
  const { now, choose } = importing;
  const reader = useSessionUser();
  const outside = organizationId !== undefined && actsOutside(reader, Number(organizationId));
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const isHere = useIsHere();
  const school: ForSchool = {
    ...(organizationId && { organizationId }),
    ...(outside && { reason: reason.trim() }),
  };
  const take = async (file: File): Promise<void> => {
    const lacks = outside && !reason.trim();
    setMissing(lacks);
    if (!lacks && (await choose(file, school)) && isHere()) go('columns');
  };
  const known = now?.report && !now.problem ? now : null;
  return (
    <Stack spacing={5} useFlexGap>
      {forgotten && <Alert>Choose the file again: a page that is loaded anew does not keep it.</Alert>}
      <FormatNote kind={kind} />
      {outside && (
        <Field
          label="Reason"
          hint={STANDS_IN_LOG}
          error={missing ? OUTSIDE : undefined}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ input: { maxLength: LIMITS.commentMax } }}
        />
      )}
      {now?.stage === 'checking' ? (
        <AtWork onCancel={cancelImporting}>
          Checking {now.file.name}, {sizeInWords(now.file.size)}
        </AtWork>
      ) : (
        <>
          <DropZone
            label={known ? 'Choose another CSV file' : 'Choose a CSV file'}
            hint="or drop it here. Nothing is imported yet: every row is checked first."
            problem={now?.problem ?? null}
            onFile={(file) => void take(file)}
          />
          {known && (
            <Button variant="contained" onClick={() => go('columns')} sx={{ alignSelf: 'flex-start' }}>
              Go on with {known.file.name}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}

/** Whether it still is on screen: who has gone on elsewhere meanwhile is left there. */
function useIsHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
