import { useDropFamilyCodeMutation, useMakeFamilyCodeMutation } from '../../../api/identity.js';
import { toast } from '../../../ui/toast.js';
import { told } from '../told.js';

const NOT_MADE = { title: 'No code made', fallback: 'Failed to make a family code. Please try again.' };
const NOT_REMOVED = { title: 'Code not removed', fallback: 'Failed to remove the family code. Please try again.' };

/** A student's family code: making one ends the one before. */
export function useFamilyCode() {
  const [sendMake, made] = useMakeFamilyCodeMutation();
  const [sendDrop, dropped] = useDropFamilyCodeMutation();
  return {
    make: (): Promise<unknown> => told(sendMake().unwrap(), { title: 'Family code made' }, NOT_MADE),
    making: made.isLoading,
    drop: (): Promise<unknown> => told(sendDrop().unwrap(), { title: 'Family code removed' }, NOT_REMOVED),
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
