import { Suspense, lazy, useState } from 'react';
import { exportFormats, exportNeeds, t, type ExportFormat, type ExportKind } from '@hourtrail/contracts';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useDispatch } from 'react-redux';
import { errorMessage, errorStatus } from '../../../api/errorMessage.js';
import { fetchExport, type RequestedExport, type ExportProgress } from '../../../api/files.js';
import { isCancelled } from '../../../api/request.js';
import { sessionEnded } from '../../../api/session.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { saveFile } from '../../../lib/saveFile.js';
import { useLast } from '../../../lib/hooks.js';
import { toast } from '../../../ui/toast.js';
import { asksSchool } from '../WhichSchool.js';
import { formatHint, formatName, ofAuditLists } from './exportWords.js';
import { whileExporting } from './runningExports.js';

const ExportSchoolDialog = lazy(async () => ({
  default: (await import('./ExportSchoolDialog.js')).ExportSchoolDialog,
}));

export interface ExportTarget {
  readonly kind: ExportKind;
  /** The query params of the list on screen. */
  readonly filters: Readonly<Record<string, string>>;
}

type ExportChoicesProps = ExportTarget & {
  /** Null while the menu is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
};

export function ExportChoices({ kind, filters, anchor, onClose }: ExportChoicesProps) {
  const reader = useSessionUser();
  const start = useExport(kind);
  const [asking, setAsking] = useState<ExportFormat | null>(null);
  const anyYet = useLast(asking) !== null;
  const filtered = Number(filters.organizationId ?? 0);
  const asks = asksSchool(reader, exportNeeds(kind)) && filtered !== reader.organizationId;
  const choose = (format: ExportFormat): void => {
    onClose();
    if (asks) setAsking(format);
    else void start(format, filters);
  };
  return (
    <>
      <Menu
        disablePortal
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': t('exchange.exportAs') } }}
      >
        {exportFormats(kind).map((format) => (
          <MenuItem key={format} onClick={() => choose(format)} sx={{ whiteSpace: 'normal' }}>
            <ListItemText primary={formatName(format)} secondary={formatHint(format, { kind, role: reader.role })} />
          </MenuItem>
        ))}
      </Menu>
      <Suspense fallback={null}>
        {anyYet && (
          <ExportSchoolDialog
            kind={kind}
            format={asking}
            filtered={filtered}
            onClose={() => setAsking(null)}
            onExport={(format, chosen) => void start(format, { ...filters, ...chosen })}
          />
        )}
      </Suspense>
    </>
  );
}

/** The interval between progress updates, in milliseconds: a file comes in thousands of chunks. */
const DRAWN_EVERY = 200;

type StartExport = (format: ExportFormat, filters: Readonly<Record<string, string>>) => Promise<void>;

const NOT_EXPORTED: Readonly<Record<ExportKind, string>> = {
  users: t('exchange.usersNotExported'),
  hours: t('exchange.hoursNotExported'),
  'student-reports': t('exchange.studentReportsNotExported'),
  'parent-reports': t('exchange.parentReportsNotExported'),
  opportunities: t('exchange.opportunitiesNotExported'),
  'hours-report': t('exchange.hoursReportNotExported'),
  certificates: t('exchange.certificatesNotExported'),
  ...ofAuditLists(t('exchange.listNotExported')),
  roster: t('exchange.rosterNotExported'),
};

/** Allows one export of each kind at a time. */
function useExport(kind: ExportKind): StartExport {
  const dispatch = useDispatch();
  return async (format, filters) => {
    try {
      await run({ kind, format, filters });
    } catch (error) {
      if (isCancelled(error)) return;
      if (errorStatus(error) === 401) return void dispatch(sessionEnded('expired'));
      toast({
        title: t('exchange.exportFailed'),
        description: errorMessage(error, NOT_EXPORTED[kind]),
        destructive: true,
      });
    }
  };
}

async function run(request: RequestedExport): Promise<void> {
  const { kind, format } = request;
  const file = await whileExporting(kind, (signal, show) => {
    let drawn = 0;
    show({ bytes: 0, rows: null, format });
    const onProgress = (progress: ExportProgress): void => {
      const now = Date.now();
      if (now - drawn < DRAWN_EVERY) return;
      drawn = now;
      show({ ...progress, format });
    };
    return fetchExport(request, { signal, onProgress });
  });
  saveFile(file.content, file.name);
  toast({
    title: finishedWords(kind, file.rows),
    description: file.name,
  });
}

function finishedWords(kind: ExportKind, rows: number | null): string {
  if (kind === 'hours-report') return t('exchange.reportDownloaded');
  return rows === null ? t('exchange.exportFinished') : t('exchange.exportedRows', { rows });
}
