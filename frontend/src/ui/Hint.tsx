import {
  cloneElement,
  createContext,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useId,
  useState,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { lazily } from '../lib/lazily.js';
import type { Hinted } from './Hints.js';

type Place = (id: string, hinted: Hinted | null) => void;

const Placing = createContext<Place>(() => undefined);

/** The fallback if the script fails to load. */
const NoHints = (): null => null;
const Hints = lazily(() =>
  import('./Hints.js').then(
    (loaded) => loaded.Hints,
    () => NoHints,
  ),
);

/** Loads the tooltip script at the first hover or focus. */
export function HintProvider({ children }: { children: ReactNode }) {
  const [hints, setHints] = useState<ReadonlyMap<string, Hinted>>(new Map());
  const place = useCallback<Place>((id, hinted) => {
    setHints((now) => new Map([...now].filter(([other]) => other !== id).concat(hinted ? [[id, hinted]] : [])));
  }, []);
  return (
    <Placing value={place}>
      {children}
      <Suspense fallback={null}>{hints.size > 0 && <Hints hints={hints} />}</Suspense>
    </Placing>
  );
}

interface HintProps {
  readonly text: string;
  readonly children: ReactElement<{ ref?: Ref<HTMLElement> }>;
}

/** Only for sighted users: the control needs an aria-label as well. */
export function Hint({ text, children }: HintProps) {
  const id = useId();
  const place = useContext(Placing);
  const [control, setControl] = useState<HTMLElement | null>(null);
  const [activated, setActivated] = useState(false);

  useEffect(() => {
    const want = (): void => setActivated(true);
    const point = ({ pointerType }: PointerEvent): void => (pointerType === 'touch' ? undefined : want());
    control?.addEventListener('pointerenter', point);
    control?.addEventListener('focus', want);
    return () => {
      control?.removeEventListener('pointerenter', point);
      control?.removeEventListener('focus', want);
    };
  }, [control]);
  useEffect(() => {
    if (!activated || !control) return;
    place(id, { control, text });
    return () => place(id, null);
  }, [activated, control, text, id, place]);

  return cloneElement(children, { ref: setControl });
}
