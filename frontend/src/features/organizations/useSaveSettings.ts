import type { ChangeSettings, SystemSettings } from '@hourtrail/contracts';
import { errorMessage } from '../../api/errorMessage.js';
import { useChangeSettingsMutation } from '../../api/organizations.js';
import { toast } from '../../ui/toast.js';

/** Writes changes to the system settings. Throws what went wrong once it has been told. */
export function useSaveSettings(): (changes: ChangeSettings) => Promise<SystemSettings> {
  const [send] = useChangeSettingsMutation();
  return async (changes) => {
    try {
      const saved = await send(changes).unwrap();
      toast({ title: 'Settings saved' });
      return saved;
    } catch (error) {
      const description = errorMessage(error, 'An error occurred while saving the settings.');
      toast({ title: 'Failed to save settings', description, destructive: true });
      throw error;
    }
  };
}
