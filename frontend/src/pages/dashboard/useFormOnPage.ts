import { useState } from 'react';
import { useLocation } from 'react-router-dom';

interface FormOnPage {
  /** A new key for each link to the form; null without one. */
  readonly focusKey: string | null;
  /** How often the form was sent; used as a key, so that each time a new form begins. */
  readonly sent: number;
  readonly beginNext: () => void;
}

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
