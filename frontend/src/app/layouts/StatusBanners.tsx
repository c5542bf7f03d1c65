import { t, can } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { Lock, WifiOff } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { ReadOnlyState } from '../../api/session.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { useOnline } from '../../lib/hooks.js';
import { PATHS } from '../../lib/paths.js';
import { Trans } from '../../ui/Trans.js';

/** Warns people before they fill in a form that cannot be saved. */
export function ReadOnlyBanner() {
  const { role } = useSessionUser();
  const isReadOnly = useSelector(({ readOnly }: ReadOnlyState) => readOnly);
  return (
    <div role="status">
      {isReadOnly && (
        <Strip>
          <Lock size={16} aria-hidden />
          <span>
            {can(role, 'audit.read') ? (
              <Trans id="app.readOnlySeeWhy" components={{ link: <Link to={PATHS.audit} /> }} />
            ) : (
              t('app.readOnlyTryLater')
            )}
          </span>
        </Strip>
      )}
    </div>
  );
}

export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Strip>
          <WifiOff size={16} aria-hidden /> {t('app.offline')}
        </Strip>
      )}
    </div>
  );
}

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: '6px 16px',
  fontWeight: 550,
  color: theme.vars.palette.status.pending.ink,
  backgroundColor: theme.vars.palette.status.pending.paper,
  '& svg': { flex: 'none' },
  '& a': { color: 'inherit' },
  '@media print': { display: 'none' },
}));
