import type { ChangeSettings, SystemSettings } from '@hourtrail/contracts';
import { useChangeSettingsMutation } from '../../api/organizations.js';
import { told, type Outcome } from '../../ui/told.js';

const SAVED: Outcome = {
  done: { title: 'Settings saved' },
  failed: { title: 'Failed to save settings', fallback: 'An error occurred while saving the settings.' },
};

/** Writes changes to the system settings. Throws what went wrong once it has been told. */
export function useSaveSettings(): (changes: ChangeSettings) => Promise<SystemSettings> {
  const [send] = useChangeSettingsMutation();
  return (changes) => told(send(changes).unwrap(), SAVED);
}
