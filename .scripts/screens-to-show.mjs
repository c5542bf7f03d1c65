// The screens that the public site shows, and how each is reached.

/** What is above the scrolled part of a panel. */
const PANEL_HEAD = 78;
const wide = { width: 1180, height: 740 };
const phone = { width: 375, height: 740 };

// `prepare` brings the screen to what is shown; `clip` cuts out a part of it.
export const SHOTS = [
  {
    name: 'trail',
    user: 'student',
    path: '/my-hours?status=approved',
    ...{ width: 1180, height: 690 },
    prepare: (page) => openFirstTrail(page, 'Details'),
    clip: (page) => page.getByRole('dialog', { name: 'Trail' }).boundingBox(),
  },
  {
    name: 'trail-phone',
    user: 'student',
    path: '/my-hours?status=approved',
    ...{ width: 375, height: 570 },
    // what a phone on a slow line waits for first
    ...{ scale: 1.5, quality: 75 },
    prepare: openFirstTrail,
  },
  { name: 'approvals', user: 'teacher', path: '/approvals', ...wide, prepare: pickSome },
  { name: 'approvals-phone', user: 'teacher', path: '/approvals', ...phone },
  { name: 'review', user: 'verifier', path: '/approvals', width: 720, height: 600, prepare: openReview },
  { name: 'review-phone', user: 'verifier', path: '/approvals', ...phone, prepare: openReview },
  { name: 'student-phone', user: 'student', path: '/dashboard', ...phone },
  { name: 'log-phone', user: 'student', path: '/dashboard', ...phone, prepare: fillTheForm },
  {
    name: 'reports',
    user: 'admin',
    path: '/dashboard?tab=reports',
    ...{ width: 940, height: 1500 },
    prepare: untilBars,
    clip: (page) => fromTo(page, page.getByLabel('As of'), page.getByRole('heading', { name: 'At risk' })),
  },
  {
    name: 'reports-phone',
    user: 'admin',
    path: '/dashboard?tab=reports',
    ...{ width: 375, height: 2400 },
    prepare: untilBars,
    clip: (page) => fromTo(page, ...['Hours by grade', 'At risk'].map((name) => page.getByRole('heading', { name }))),
  },
  { name: 'opportunities', user: 'student', path: '/opportunities', width: 1180, height: 760 },
  { name: 'opportunities-phone', user: 'student', path: '/opportunities', ...phone },
];

async function openFirstTrail(page, top = 'What happened') {
  await page
    .getByRole('button', { name: /View trail/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'What happened' }).waitFor();
  // the steps are what it is about
  await page.getByRole('heading', { name: top }).evaluate((heading, head) => {
    heading.scrollIntoView({ block: 'start' });
    for (let part = heading; part; part = part.parentElement) part.scrollTop -= head;
  }, PANEL_HEAD);
}

async function pickSome(page) {
  for (const row of [1, 2, 3]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
}

async function openReview(page) {
  await page
    .getByRole('button', { name: /^Review/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function fillTheForm(page) {
  await page
    .getByRole('button', { name: 'Log hours' })
    .or(page.getByRole('link', { name: 'Log hours' }))
    .first()
    .click();
  await page.getByLabel('Organization').first().fill('Elm Street Library');
  await page.keyboard.press('Escape');
}

async function untilBars(page) {
  await page.getByRole('heading', { name: 'Hours by month' }).waitFor();
}

/** As wide as the page, from a little above one part to just before another begins. */
async function fromTo(page, first, next) {
  const { y } = await first.boundingBox();
  const end = await next.boundingBox();
  return { x: 0, y: y - 30, width: page.viewportSize().width, height: end.y - y };
}
