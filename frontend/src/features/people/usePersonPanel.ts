import { usePanelParam, type AddressedPanel } from '../../lib/usePanelParam.js';

/** Whose panel is open. */
export const usePersonPanel = (): AddressedPanel => usePanelParam('person');
