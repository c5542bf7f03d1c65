import { WifiOff } from 'lucide-react';
import { useOnline } from '../lib/browserState.js';
import { Strip } from './Strip.js';

/** Says quietly that the network is gone; nothing that was typed is taken away. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Strip>
          <WifiOff size={16} aria-hidden /> You are offline. What you typed stays here; send it when you are back.
        </Strip>
      )}
    </div>
  );
}
