import { useEffect, useRef, useState } from 'react';
import { ArrowUp } from 'lucide-react';
import { styled } from '../styled.js';
import { IconControl } from './IconControl.js';

const APPEARS_AFTER = 300;

const Corner = styled(IconControl)(({ theme }) => ({
  position: 'fixed',
  right: 16,
  bottom: 'calc(16px + env(safe-area-inset-bottom))',
  zIndex: theme.zIndex.appBar,
  borderRadius: 999,
  border: `1px solid ${theme.vars.palette.control}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.floating,
  '@media print': { display: 'none' },
}));

function toTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** Stands where a visitor has scrolled far enough once it has left the screen by its top. */
const Mark = styled('div')({ position: 'absolute', top: APPEARS_AFTER, width: 1, height: 1 });

export function ScrollToTop() {
  const mark = useRef<HTMLDivElement>(null);
  const [far, setFar] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => seen && setFar(seen.boundingClientRect.top < 0));
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <Mark ref={mark} />
      {far && (
        <Corner type="button" aria-label="Scroll to top" onClick={toTop}>
          <ArrowUp size={20} aria-hidden />
        </Corner>
      )}
    </>
  );
}
