import type { ExportKind } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../../ui/styled.js';
import { EXPORT_LABELS, formatName, progressWords } from './exportWords.js';
import type { RunningExport } from './runningExports.js';

const Words = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const Announcement = styled('span')(visuallyHidden);

interface ExportProgressProps {
  readonly kind: ExportKind;
  readonly running: RunningExport;
}

export const ExportProgress = ({ kind, running }: ExportProgressProps) => (
  <>
    <Announcement role="status">
      Exporting {EXPORT_LABELS[kind]} as {formatName(running.format)}
    </Announcement>
    <Words aria-hidden>{progressWords(running)}</Words>
  </>
);
