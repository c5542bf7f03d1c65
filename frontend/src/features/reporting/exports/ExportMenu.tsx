import { Suspense, useState } from 'react';
import { t, can, exportNeeds } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Download, X } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { lazily } from '../../../lib/lazily.js';
import { useLast } from '../../../lib/hooks.js';
import type { ExportTarget } from './ExportChoices.js';
import { cancelExport, type RunningExportsState } from './runningExports.js';

const ExportChoices = lazily(async () => (await import('./ExportChoices.js')).ExportChoices);
const ExportProgress = lazily(async () => (await import('./ExportProgress.js')).ExportProgress);

const Line = styled('div')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' });

type ExportMenuProps = ExportTarget & {
  readonly label?: string;
};

export function ExportMenu(props: ExportMenuProps) {
  const { role } = useSessionUser();
  return can(role, exportNeeds(props.kind)) && <OpenExportMenu {...props} />;
}

function OpenExportMenu({ label = t('exchange.export'), ...exportProps }: ExportMenuProps) {
  const running = useSelector(({ runningExports }: RunningExportsState) => runningExports[exportProps.kind]);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const anyYet = useLast(anchor) !== null;
  const Icon = running ? X : Download;
  return (
    <>
      <Line>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Icon size={18} aria-hidden />}
          onClick={({ currentTarget }) => (running ? cancelExport(exportProps.kind) : setAnchor(currentTarget))}
          {...(!running && { 'aria-haspopup': 'menu', 'aria-expanded': anchor !== null })}
        >
          {running ? t('exchange.cancelExport') : label}
        </Button>
        <Suspense fallback={null}>{running && <ExportProgress kind={exportProps.kind} running={running} />}</Suspense>
      </Line>
      <Suspense fallback={null}>
        {anyYet && <ExportChoices {...exportProps} anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
}
