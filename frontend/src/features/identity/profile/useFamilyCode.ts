import { useDropFamilyCodeMutation, useMakeFamilyCodeMutation } from '../../../api/identity.js';
import { toast } from '../../../ui/toast.js';
import { tried } from '../../../ui/told.js';

const NOT_MADE = { title: 'No code made', fallback: 'Failed to make a family code. Please try again.' };
const NOT_REMOVED = { title: 'Code not removed', fallback: 'Failed to remove the family code. Please try again.' };

/** A student's family code: making one ends the one before. */
export function useFamilyCode() {
  const [sendMake, made] = useMakeFamilyCodeMutation();
  const [sendDrop, dropped] = useDropFamilyCodeMutation();
  return {
    make: (): Promise<unknown> => tried(sendMake().unwrap(), { done: { title: 'Family code made' }, failed: NOT_MADE }),
    making: made.isLoading,
    drop: (): Promise<unknown> =>
      tried(sendDrop().unwrap(), { done: { title: 'Family code removed' }, failed: NOT_REMOVED }),
    dropping: dropped.isLoading,
    copy,
  };
}

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    toast({ title: 'Family code copied' });
  } catch {
    // browsers allow it on https only
    toast({ title: 'Not copied', description: 'This browser does not allow it. Select the code and copy it by hand.' });
  }
}
