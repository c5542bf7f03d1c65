import { useEffect, useRef, useState, useId, type DragEvent, type ReactNode } from 'react';
import { t, LIMITS, XLSX_TYPE, type ImportKind } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FileUp } from 'lucide-react';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { sizeInWords } from '../../../lib/counts.js';
import { actsInOtherSchool, OTHER_SCHOOL_NEEDS_REASON, RECORDED_IN_LOG } from '../../../lib/otherSchool.js';
import { Field, FieldMessage } from '../../../ui/Field.js';
import type { ForSchool } from '../WhichSchool.js';
import { FormatNote } from './FormatNote.js';
import { cancelImporting } from './importing.js';
import type { StepProps } from './useImportAddress.js';

interface FileStepProps extends StepProps {
  readonly kind: ImportKind;
  readonly organizationId: string | undefined;
  /** Whether the URL names a later step whose file is gone. */
  readonly fileIsGone: boolean;
}

export function FileStep({ kind, organizationId, fileIsGone, importing, go }: FileStepProps) {
  const { now, choose } = importing;
  const reader = useSessionUser();
  const inOtherSchool = organizationId !== undefined && actsInOtherSchool(reader, Number(organizationId));
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const isHere = useIsHere();
  const school: ForSchool = {
    ...(organizationId && { organizationId }),
    ...(inOtherSchool && { reason: reason.trim() }),
  };
  const take = async (file: File): Promise<void> => {
    const lacks = inOtherSchool && !reason.trim();
    setMissing(lacks);
    if (!lacks && (await choose(file, school)) && isHere()) go('columns');
  };
  const known = now?.report && !now.problem ? now : null;
  return (
    <Stack spacing={5} useFlexGap>
      {fileIsGone && <Alert>{t('exchange.fileGone')}</Alert>}
      <FormatNote kind={kind} />
      {inOtherSchool && (
        <Field
          label={t('common.reason')}
          hint={RECORDED_IN_LOG}
          error={missing ? OTHER_SCHOOL_NEEDS_REASON : undefined}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ input: { maxLength: LIMITS.commentMax } }}
        />
      )}
      {now?.stage === 'checking' ? (
        <AtWork onCancel={cancelImporting}>
          {t('exchange.checkingFile', { fileName: now.file.name, size: sizeInWords(now.file.size) })}
        </AtWork>
      ) : (
        <>
          <DropZone
            label={known ? t('exchange.chooseAnotherSpreadsheet') : t('exchange.chooseFile')}
            hint={t('exchange.dropHint')}
            problem={now?.problem ?? null}
            onFile={(file) => void take(file)}
          />
          {known && (
            <Button variant="contained" onClick={() => go('columns')} sx={{ alignSelf: 'flex-start' }}>
              {t('exchange.continueWith', { fileName: known.file.name })}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}

/** Whether the step is still mounted: the result must not move a user who has left. */
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

const Zone = styled('div', { shouldForwardProp: (prop) => prop !== 'over' })<{ over: boolean }>(({ theme, over }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '32px 16px',
  border: `1.5px dashed ${over ? theme.vars.palette.primary.main : theme.vars.palette.control}`,
  borderRadius: 10,
  textAlign: 'center',
  backgroundColor: over ? theme.vars.palette.sunken : 'transparent',
  '& > svg': { color: theme.vars.palette.primary.main },
  '& label': { fontWeight: 600 },
  // covers the zone, so that a click anywhere opens the file picker and the focus ring surrounds it
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  '&:has(input:focus-visible)': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));

const SPREADSHEETS = `.csv,.txt,.tsv,text/csv,.xlsx,${XLSX_TYPE}`;

interface DropZoneProps {
  readonly accept?: string;
  readonly label: string;
  readonly hint: string;
  readonly problem: string | null;
  readonly onFile: (file: File) => void;
}

export function DropZone({ label, hint, problem, onFile, accept = SPREADSHEETS }: DropZoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div>
      <Zone
        over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp size={28} strokeWidth={1.75} aria-hidden />
        <label htmlFor={id}>{label}</label>
        <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
        <input
          id={id}
          type="file"
          accept={accept}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
          onChange={({ target }) => {
            take(target.files);
            // lets the user choose the same file again after fixing it
            target.value = '';
          }}
        />
      </Zone>
      <div role="alert">{problem && <FieldMessage id={`${id}-problem`}>{problem}</FieldMessage>}</div>
    </div>
  );
}

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, minHeight: 40 });
const Words = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' });

interface AtWorkProps {
  readonly children: ReactNode;
  readonly onCancel: () => void;
}

export const AtWork = ({ children, onCancel }: AtWorkProps) => (
  <Line>
    <CircularProgress size={20} aria-hidden />
    <Words role="status">{children}</Words>
    <Button variant="text" onClick={onCancel}>
      {t('common.cancel')}
    </Button>
  </Line>
);
