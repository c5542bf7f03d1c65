import { can } from '@hourtrail/contracts';
import { Lock } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { ReadOnlyState } from '../../api/session.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { PATHS } from '../../lib/paths.js';
import { Strip } from '../../ui/OfflineBanner.js';

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
            Nothing can be changed for now; you can look at everything.{' '}
            {can(role, 'audit.read') ? <Link to={PATHS.audit}>See why</Link> : 'Try again later.'}
          </span>
        </Strip>
      )}
    </div>
  );
}
