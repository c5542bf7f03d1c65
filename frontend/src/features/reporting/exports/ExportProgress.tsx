import { msg, t, type ExportKind } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../../ui/styled.js';
import { formatName, ofAuditLists, progressWords } from './exportWords.js';
import type { RunningExport } from './runningExports.js';

const Words = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const Announcement = styled('span')(visuallyHidden);

const EXPORTING = {
  users: msg('exchange.exportingUsers'),
  hours: msg('exchange.exportingHours'),
  'student-reports': msg('exchange.exportingStudentReports'),
  'parent-reports': msg('exchange.exportingParentReports'),
  opportunities: msg('exchange.exportingOpportunities'),
  'hours-report': msg('exchange.exportingHoursReport'),
  certificates: msg('exchange.exportingCertificates'),
  ...ofAuditLists(msg('exchange.exportingList')),
  roster: msg('exchange.exportingRoster'),
} as const;

interface ExportProgressProps {
  readonly kind: ExportKind;
  readonly running: RunningExport;
}

export const ExportProgress = ({ kind, running }: ExportProgressProps) => (
  <>
    <Announcement role="status">{t(EXPORTING[kind], { format: formatName(running.format) })}</Announcement>
    <Words aria-hidden>{progressWords(running)}</Words>
  </>
);
