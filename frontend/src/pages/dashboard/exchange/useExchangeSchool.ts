import { useSessionUser } from '../../../api/useSessionUser.js';
import { asksSchool } from '../../../features/reporting/whichSchool.js';
import { idOf, useSearchState } from '../../../lib/useSearchState.js';

/** Whose files they are: undefined for who has one school only; for others their own unless the URL says another. */
export function useExchangeSchool() {
  const reader = useSessionUser();
  const { state: asked, set } = useSearchState<string, 'school'>((params) => idOf(params.get('school')));
  const own = String(reader.organizationId);
  return {
    organizationId: asksSchool(reader, 'imports.make') ? asked || own : undefined,
    choose: (id: number | undefined): void => set({ school: id === undefined || String(id) === own ? '' : String(id) }),
  };
}
