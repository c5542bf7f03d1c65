import { useLayoutEffect, useRef, type RefObject } from 'react';
import { MAIN_ID } from './SkipLink.js';

/** Without this, a screen reader starts again at the top of the page once the focused element is gone. */
export const keepFocus = (): void =>
  void requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(MAIN_ID)?.focus();
  });

const firstControl = (place: Element | null): HTMLElement | null =>
  place?.isConnected ? place.querySelector<HTMLElement>('button, a, input') : null;

/** Finds the same control in the next row, or the previous one, for when a row is about to be removed. */
export function heirOf(control: Element | null): HTMLElement | null {
  const row = control?.closest('tr, li');
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  const controls = [...(near?.querySelectorAll<HTMLElement>('button') ?? [])];
  return controls.find(({ textContent }) => textContent === control?.textContent) ?? controls.at(-1) ?? null;
}

/** When the element is removed while focused, the focus goes to its neighbor, also in the next list, else its section. */
export function useFocusHeir<Place extends HTMLElement>(): RefObject<Place | null> {
  const ref = useRef<Place>(null);
  useLayoutEffect(() => {
    const place = ref.current;
    if (!place) return undefined;
    let focused = false;
    place.addEventListener('focusin', () => {
      focused = true;
    });
    place.addEventListener('focusout', ({ relatedTarget }) => {
      // a button that gets disabled loses the focus without a relatedTarget, but the person is still there
      focused = relatedTarget === null;
    });
    return () => {
      if (!focused) return;
      const outer = place.parentElement?.closest('li');
      const near = [place, outer].flatMap((one) => [one?.nextElementSibling, one?.previousElementSibling]);
      const heirs = [...near, place.closest('section')];
      requestAnimationFrame(() => {
        heirs.reduce<HTMLElement | null>((found, heir) => found ?? firstControl(heir ?? null), null)?.focus();
        keepFocus();
      });
    };
  }, []);
  return ref;
}

/** The topmost dialog or menu. */
export const coveringDialog = (): Element | null =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].at(-1) ?? null;

export const isCovered = (): boolean => coveringDialog() !== null;

/** Returns a function that cancels the wait. */
export function onceUncovered(act: () => void): () => void {
  let frame = 0;
  const look = (): void => {
    if (isCovered()) frame = requestAnimationFrame(look);
    else act();
  };
  look();
  return () => cancelAnimationFrame(frame);
}
