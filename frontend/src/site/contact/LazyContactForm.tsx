import { lazy, Suspense } from 'react';

const FORM_ID = 'contact-form';
const MARGIN = '400px';

/** Waits until the prerendered form is almost in view; not at all where there is none. */
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
  // should the script not come, the prerendered form stays and the page around it works
  const { ContactForm: Form } = await import('./ContactForm.js').catch(() => new Promise<never>(() => {}));
  return { default: Form };
});

/** The contact form far down on a page: a visit that does not come near it does not load its script. */
export const LazyContactForm = () => (
  <div id={FORM_ID}>
    <Suspense>
      <ContactForm />
    </Suspense>
  </div>
);
