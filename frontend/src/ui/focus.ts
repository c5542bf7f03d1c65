import { useLayoutEffect, useRef, type RefObject } from 'react';
import { MAIN_ID } from './SkipLink.js';

/** Gives the focus to the page where, in a moment, nothing has it: a screen reader would begin at its top again. */
export const keepFocus = (): void =>
  void requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(MAIN_ID)?.focus();
  });

const firstControl = (place: Element | null): HTMLElement | null =>
  place?.isConnected ? place.querySelector<HTMLElement>('button, a, input') : null;

/** What takes the place of a control whose row is about to go: the same one of the next row, or of the one before. */
export function heirOf(control: Element | null): HTMLElement | null {
  const row = control?.closest('tr, li');
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  const controls = [...(near?.querySelectorAll<HTMLElement>('button') ?? [])];
  return controls.find(({ textContent }) => textContent === control?.textContent) ?? controls.at(-1) ?? null;
}

/** For what may go away while it has the focus: the next of its list takes it, else its section, else the page. */
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
      // a button that is disabled while it works loses the focus to nothing, and is still where the person is
      focused = relatedTarget === null;
    });
    return () => {
      if (!focused) return;
      const heirs = [place.nextElementSibling, place.previousElementSibling, place.closest('section')];
      requestAnimationFrame(() => {
        heirs.reduce<HTMLElement | null>((found, heir) => found ?? firstControl(heir), null)?.focus();
        keepFocus();
      });
    };
  }, []);
  return ref;
}

/** Whether a dialog or a menu stands over the page. */
export const isCovered = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** Does something as soon as nothing stands over the page; what it answers gives that up. */
export function onceUncovered(act: () => void): () => void {
  let frame = 0;
  const look = (): void => {
    if (isCovered()) frame = requestAnimationFrame(look);
    else act();
  };
  look();
  return () => cancelAnimationFrame(frame);
}
