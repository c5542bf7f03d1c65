import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 300;

/**
 * What somebody types and the address takes over once they pause. Where the address changes by itself, by Back or a
 * saved filter, the box follows.
 */
export function useTypedParam(told: string, tell: (value: string) => unknown): [string, (value: string) => void] {
  const [typed, setTyped] = useState(told);
  const [seen, setSeen] = useState(told);
  const [sent, setSent] = useState(told);
  if (told !== seen) {
    setSeen(told);
    if (told !== sent) {
      setTyped(told);
      setSent(told);
    }
  }
  const asked = typed.trim();
  const send = useEffectEvent(() => {
    setSent(asked);
    tell(asked);
  });
  useEffect(() => {
    if (asked === sent) return undefined;
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asked, sent]);
  return [typed, setTyped];
}
