import { lazy, Suspense } from 'react';

const FORM_ID = 'contact-form';
const MARGIN = '400px';

/** Resolves when the prerendered form is almost in view; at once without one. */
async function untilNearlyInView(): Promise<void> {
  const form = typeof document === 'undefined' ? null : document.getElementById(FORM_ID);
  if (!form) return;
  await new Promise<void>((resolve) => {
    const look = (entries: readonly IntersectionObserverEntry[]): void => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new IntersectionObserver(look, { rootMargin: MARGIN });
    observer.observe(form);
  });
}

const ContactForm = lazy(async () => {
  await untilNearlyInView();
  // if the script fails to load, the prerendered form and the page around it stay
  const { ContactForm: Form } = await import('./ContactForm.js').catch(() => new Promise<never>(() => {}));
  return { default: Form };
});

/** Loads the form's script only when the visitor scrolls near it. */
export const LazyContactForm = () => (
  <div id={FORM_ID}>
    <Suspense>
      <ContactForm />
    </Suspense>
  </div>
);
