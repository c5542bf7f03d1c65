import { reachOf } from '@hourtrail/contracts';
import type { OfSchool } from '../../api/audit.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { problemOfDays, withParam } from '../../lib/params.js';
import { useAddress } from '../../lib/useAddress.js';
import { askedIn, withoutFilters, type AuditParam, type AuditTab } from './auditAddress.js';

/** What is asked of the workbench; it stands in the address, so that Back and a link lead to it. */
export function useAuditAddress() {
  const { role, organizationId } = useSessionUser();
  const [params, setParams] = useAddress();
  const asked = askedIn(params);
  const everywhere = reachOf(role, 'audit.read').includes('everywhere');
  const school = everywhere && asked.school ? asked.school : String(organizationId);
  const of: OfSchool = everywhere ? { organizationId: school } : {};
  const setAll = (given: Partial<Record<AuditParam, string>>): void =>
    setParams((now) => Object.entries(given).reduce((next, [name, value]) => withParam(next, name, value), now), {
      replace: true,
    });
  return {
    asked,
    of,
    /** The number of the school whose log is looked at. */
    school: Number(school),
    everywhere,
    problem: problemOfDays(asked),
    set: (name: AuditParam, value: string): void => setAll({ [name]: value }),
    setAll,
    setTab: (tab: AuditTab): void => setAll({ tab: tab === 'integrity' ? '' : tab }),
    /** Another school has other people and other sizes. */
    setSchool: (id: number | undefined): void =>
      setAll({
        school: id === undefined || id === organizationId ? '' : String(id),
        person: '',
        by: '',
        student: '',
        size: '',
      }),
    clear: (): void => setParams((now) => withoutFilters(now), { replace: true }),
  };
}

export type AuditAddress = ReturnType<typeof useAuditAddress>;

/** What a part of the workbench is given. */
export interface AuditPartProps {
  readonly address: AuditAddress;
  /** Opens the trail of a record, such as `hours/12`. */
  readonly onRecord: (record: string) => void;
}
