import { useStored } from '../../lib/useStored.js';

export interface KeySwitch {
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}

export function useKeySwitch(): KeySwitch {
  const [stored, store] = useStored('hourtrail-keys', ['on', 'off'], 'on');
  return { on: stored === 'on', turn: (on) => store(on ? 'on' : 'off') };
}
