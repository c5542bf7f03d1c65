/** Run in the page: the focused control, if a bar that stays in place lies over it or it is out of sight. */
export function hiddenFocus(): string | undefined {
  const control = document.activeElement;
  if (!control || control === document.body) return undefined;
  const { left, top, width, height } = control.getBoundingClientRect();
  // of a text of many lines a browser brings the one that is written in
  const bottom = top + (control.tagName === 'TEXTAREA' ? 40 : height);
  const over = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
  const seen = over && (control.contains(over) || over.contains(control));
  return seen && top >= 0 && bottom <= window.innerHeight + 1 ? undefined : control.outerHTML.slice(0, 120);
}
