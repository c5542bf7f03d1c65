import { useHoursEntryQuery } from '../../../api/hours.js';
import type { DialogForm } from '../../../ui/FormDialog.js';
import { FormFailed, FormSkeleton } from '../../../ui/formStates.js';
import { EditEntryForm } from './EditEntryForm.js';

/** The entry as it stands now, in a form. */
export function EditEntry({ id, dialog }: { id: number; dialog: DialogForm }) {
  const { currentData: entry, error, isError, refetch } = useHoursEntryQuery(id, { refetchOnMountOrArgChange: true });
  if (entry) return <EditEntryForm key={id} entry={entry} dialog={dialog} />;
  if (!isError) return <FormSkeleton />;
  return <FormFailed title="The entry could not be loaded" error={error} onRetry={refetch} onCancel={dialog.cancel} />;
}
