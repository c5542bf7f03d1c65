import { useSessionUser } from '../../../api/useSessionUser.js';
import { asksSchool } from '../../../features/reporting/whichSchool.js';
import { withParam } from '../../../lib/params.js';
import { useAddress } from '../../../lib/useAddress.js';

/** Whose files they are: undefined for who has one school only; for others their own unless the address says another. */
export function useExchangeSchool() {
  const reader = useSessionUser();
  const [params, setParams] = useAddress();
  const asked = params.get('school') ?? '';
  const several = asksSchool(reader, 'imports.make');
  const own = String(reader.organizationId);
  return {
    organizationId: !several ? undefined : /^[1-9]\d{0,9}$/.test(asked) ? asked : own,
    choose: (id: number | undefined): void =>
      setParams((now) => withParam(now, 'school', id === undefined || String(id) === own ? '' : String(id)), {
        replace: true,
      }),
  };
}
