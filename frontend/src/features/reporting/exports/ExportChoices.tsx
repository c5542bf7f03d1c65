import { Suspense, lazy, useState } from 'react';
import type { ExportFormat, ExportKind } from '@hourtrail/contracts';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { useLast } from '../../../lib/useLast.js';
import { asksSchool } from '../whichSchool.js';
import { EXPORT_LABELS, FORMATS } from './exportWords.js';
import { useExport } from './useExport.js';

const ExportSchoolDialog = lazy(async () => ({
  default: (await import('./ExportSchoolDialog.js')).ExportSchoolDialog,
}));

export interface WantedExport {
  readonly kind: ExportKind;
  /** What narrows the list on screen, as the server's list takes it. */
  readonly filters: Readonly<Record<string, string>>;
}

type ExportChoicesProps = WantedExport & {
  /** What the formats open beside; null while they are closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
};

/** The formats to choose from. */
export function ExportChoices({ kind, filters, anchor, onClose }: ExportChoicesProps) {
  const reader = useSessionUser();
  const start = useExport(kind);
  const [asking, setAsking] = useState<ExportFormat | null>(null);
  const anyYet = useLast(asking) !== null;
  const filtered = Number(filters.organizationId ?? 0);
  const asks = asksSchool(reader, 'exports.make') && filtered !== reader.organizationId;
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
        slotProps={{ list: { 'aria-label': `Export ${EXPORT_LABELS[kind]} as` } }}
      >
        {FORMATS.map(({ format, name, hint }) => (
          <MenuItem key={format} onClick={() => choose(format)}>
            <ListItemText primary={name} secondary={hint} />
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
