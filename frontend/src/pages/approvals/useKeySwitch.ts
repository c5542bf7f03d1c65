import { useStored } from '../../lib/useStored.js';

export interface KeySwitch {
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}

/** Whether single keys work: this person's choice, remembered on this device. */
export function useKeySwitch(): KeySwitch {
  const [stored, store] = useStored('hourtrail-keys', ['on', 'off'], 'on');
  return { on: stored === 'on', turn: (on) => store(on ? 'on' : 'off') };
}
