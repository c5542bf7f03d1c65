import { useState } from 'react';
import { t, LIMITS, type ImportFilesReport, type ImportView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '../../../api/errorMessage.js';
import { useSendImportFilesMutation } from '../../../api/imports.js';
import { sizeInWords } from '../../../lib/counts.js';
import { AtWork, DropZone } from './FileStep.js';
import { problemOfFiles } from './importWords.js';
import { SmallTable } from './SmallTable.js';

const COLUMNS = [t('exchange.file'), t('exchange.entry'), t('exchange.result')];
const [MATCHED, ATTACHED] = [t('exchange.fileMatched'), t('exchange.fileAttached')];
const SHOWN = 100;

interface ImportFilesFormProps {
  readonly view: ImportView;
  readonly onClose: () => void;
}

/** Previews which files of a ZIP belong to which entries of an import, and attaches them. */
export function ImportFilesForm({ view, onClose }: ImportFilesFormProps) {
  const [send, request] = useSendImportFilesMutation();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ImportFilesReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (chosen: File, dryRun: boolean): Promise<void> => {
    const wrong = problemOfFiles(chosen);
    setFile(chosen);
    setProblem(wrong);
    if (wrong) return setReport(null);
    try {
      const bytes = await chosen.arrayBuffer();
      const expect = dryRun ? undefined : report?.fileHash;
      setReport(await send({ id: view.id, bytes, dryRun, expect }).unwrap());
    } catch (error) {
      setProblem(errorMessage(error, t('exchange.filesFailed')));
    }
  };
  return (
    <>
      <DialogContent>
        <Stack spacing={4} useFlexGap>
          <p style={{ margin: 0 }}>{t('exchange.filesFormat', { max: LIMITS.importFilesBytesMax / 1024 / 1024 })}</p>
          {request.isLoading && file ? (
            <AtWork onCancel={request.reset}>
              {t('exchange.checkingFile', { fileName: file.name, size: sizeInWords(file.size) })}
            </AtWork>
          ) : (
            <>
              {report && <Report report={report} />}
              <DropZone
                label={report ? t('exchange.chooseOtherFiles') : t('exchange.chooseFiles')}
                hint={t('exchange.filesDropHint')}
                accept=".zip,application/zip"
                problem={problem}
                onFile={(chosen) => void run(chosen, true)}
              />
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common.close')}
        </Button>
        {file && report && report.matched > 0 && (
          <Button variant="contained" disabled={request.isLoading} onClick={() => void run(file, false)}>
            {t('exchange.attachFiles', { files: report.matched })}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

function Report({ report }: { report: ImportFilesReport }) {
  const { files, matched, attached, duplicates, problems, listed } = report;
  const counts = { files, duplicates, problems };
  return (
    <div>
      <div role="status">
        <Alert severity={problems > 0 ? 'warning' : 'info'}>
          {attached > 0
            ? t('exchange.filesAttached', { ...counts, attached })
            : t('exchange.filesMatched', { ...counts, matched })}
        </Alert>
      </div>
      <div style={{ marginTop: 16 }}>
        <SmallTable
          label={t('exchange.files')}
          columns={COLUMNS}
          rows={listed
            .slice(0, SHOWN)
            .map(({ name, entry, state, message }) => [
              name,
              entry,
              message ?? (state === 'attached' ? ATTACHED : MATCHED),
            ])}
        />
      </div>
      {files > SHOWN && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {t('exchange.firstShown', { shown: SHOWN })}
        </Typography>
      )}
    </div>
  );
}
