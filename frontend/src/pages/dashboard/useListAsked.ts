import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A list that takes the focus when a figure above it asks for its rows. */
export function useListAsked(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const location = useLocation();
  const { key } = location;
  const first = useRef(key);
  const opensPanel = (location.state as { panel?: boolean } | null)?.panel === true;
  const asked = useNavigationType() === NavigationType.Push && !opensPanel;
  useEffect(() => {
    if (asked && key !== first.current) list.current?.focus();
  }, [asked, key]);
  return list;
}
