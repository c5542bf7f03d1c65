import { reachOf } from '@hourtrail/contracts';
import type { OfSchool } from '../../api/audit.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { noneOf, problemOfDays, useSearchState } from '../../lib/useSearchState.js';
import { askedIn, NARROWING, type AskedAudit, type AuditParam, type AuditTab } from './auditAddress.js';

/** What is asked of the workbench, in the URL. */
export function useAuditAddress() {
  const { role, organizationId } = useSessionUser();
  const { state: asked, set } = useSearchState<AskedAudit, AuditParam>(askedIn);
  const everywhere = reachOf(role, 'audit.read').includes('everywhere');
  const school = everywhere && asked.school ? asked.school : String(organizationId);
  const of: OfSchool = everywhere ? { organizationId: school } : {};
  return {
    asked,
    of,
    /** The number of the school whose log is looked at. */
    school: Number(school),
    everywhere,
    problem: problemOfDays(asked),
    set,
    setTab: (tab: AuditTab): void => set({ tab: tab === 'integrity' ? '' : tab }),
    /** Another school has other people and other sizes. */
    setSchool: (id: number | undefined): void =>
      set({
        school: id === undefined || id === organizationId ? '' : String(id),
        person: '',
        by: '',
        student: '',
        size: '',
      }),
    clear: (): void => set(noneOf(NARROWING)),
  };
}

export type AuditAddress = ReturnType<typeof useAuditAddress>;

/** What a part of the workbench is given. */
export interface AuditPartProps {
  readonly address: AuditAddress;
  /** Opens the trail of a record, such as `hours/12`. */
  readonly onRecord: (record: string) => void;
}
