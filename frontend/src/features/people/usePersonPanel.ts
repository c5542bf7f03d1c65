import { usePanelParam, type AddressedPanel } from '../../lib/usePanelParam.js';

export const usePersonPanel = (): AddressedPanel => usePanelParam('person');
