import { useState } from 'react';
import { useLocation } from 'react-router-dom';

interface FormOnPage {
  /** Changes whenever the address asks for the form; null while it does not. */
  readonly focusKey: string | null;
  /** How often the form was sent: each time a new one begins. */
  readonly sent: number;
  readonly beginNext: () => void;
}

/** A form that stands on the page and begins anew once it was sent. */
export function useFormOnPage(isRequested: boolean, leaveAddress: () => void): FormOnPage {
  const { key } = useLocation();
  const [{ sent, at }, setSent] = useState({ sent: 0, at: '' });
  return {
    focusKey: isRequested && key !== at ? key : null,
    sent,
    beginNext: () => {
      setSent({ sent: sent + 1, at: key });
      if (isRequested) leaveAddress();
    },
  };
}
