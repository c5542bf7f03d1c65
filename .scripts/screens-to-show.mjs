// The screens that the public site shows, and how each is reached.

/** What is above the scrolled part of a panel. */
const PANEL_HEAD = 78;
const wide = { width: 1180, height: 740 };
const phone = { width: 375, height: 740 };
/** So high that nothing is scrolled, and no bar covers what is cut out. */
const whole = { width: 480, height: 3600, scale: 2.5, quality: 78 };

// `prepare` brings the screen to what is shown; `clip` cuts out a part of it.
export const SHOTS = [
  {
    name: 'trail',
    user: 'student',
    path: '/my-hours?show=approved',
    ...{ width: 1180, height: 690 },
    prepare: (page) => openFirstTrail(page, 'Details'),
    clip: (page) => page.getByRole('dialog', { name: 'Trail' }).boundingBox(),
  },
  {
    name: 'trail-phone',
    user: 'student',
    path: '/my-hours?show=approved',
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
  { name: 'log', user: 'student', path: '/dashboard', ...wide, prepare: fillTheForm },
  { name: 'log-phone', user: 'student', path: '/dashboard', ...phone, prepare: fillTheForm },
  { name: 'waiting', user: 'student', path: '/my-hours?show=waiting', ...wide, prepare: openTrail },
  { name: 'waiting-phone', user: 'student', path: '/my-hours?show=waiting', ...phone, prepare: openTrail },
  { name: 'family', user: 'parent', path: '/dashboard?child=5', ...wide, prepare: untilEntries },
  { name: 'family-phone', user: 'parent', path: '/dashboard?child=5', ...phone, prepare: untilEntries },
  {
    name: 'reports',
    user: 'admin',
    path: '/dashboard?tab=reports',
    // as wide as it is shown, so that its words are as large as those beside it
    ...{ width: 680, height: 2400 },
    prepare: untilBars,
    clip: barsOfGrades,
  },
  {
    name: 'reports-phone',
    user: 'admin',
    path: '/dashboard?tab=reports',
    ...{ width: 375, height: 2400 },
    prepare: untilBars,
    clip: barsOfGrades,
  },
  { name: 'opportunities', user: 'student', path: '/opportunities', width: 1180, height: 760 },
  { name: 'opportunities-phone', user: 'student', path: '/opportunities', ...phone },

  // parts of screens for the articles of the blog
  { name: 'queue', user: 'teacher', path: '/approvals', ...whole, clip: part(firstCard, 0) },
  { name: 'rules', user: 'admin', path: '/schools', ...whole, clip: part(heading('Rules')) },
  {
    name: 'steps',
    user: 'student',
    path: '/my-hours?show=approved',
    ...whole,
    prepare: openTrail,
    clip: part(heading('What happened')),
  },
  { name: 'spots', user: 'student', path: '/opportunities', ...whole, clip: part(heading('Pack weekend boxes')) },
  { name: 'events', user: 'auditor', path: '/audit?tab=events', ...whole, clip: part(firstCard, 0) },
  {
    name: 'badges',
    user: 'student',
    path: '/my-hours',
    ...whole,
    prepare: untilEntries,
    clip: part(heading('Achievements')),
  },
];

const HEIGHT_OF_PART = 300;

function heading(name) {
  return (page) => page.getByRole('heading', { name, exact: true });
}

function firstCard(page) {
  return page.getByRole('main').getByRole('listitem').first();
}

/** Cuts out what begins at a part of the screen, or a little above it. */
function part(find, above = 16) {
  return async (page) => {
    const { y } = await find(page).boundingBox();
    return { x: 0, y: y - above, width: page.viewportSize().width, height: HEIGHT_OF_PART };
  };
}

function barsOfGrades(page) {
  return fromTo(page, ...['Hours by grade', 'Progress toward the goal'].map((name) => heading(name)(page)));
}

const firstEntry = (page) => page.getByRole('button', { name: /View trail/ }).first();

function untilEntries(page) {
  return firstEntry(page).waitFor();
}

async function openTrail(page) {
  await firstEntry(page).click();
  await heading('What happened')(page).waitFor();
}

async function openFirstTrail(page, top = 'What happened') {
  await openTrail(page);
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

/** A day whose hours are over. */
const yesterday = () => new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10);

async function fillTheForm(page) {
  const card = page.getByRole('region', { name: 'Log hours', exact: true });
  await card.waitFor();
  // a phone folds the form
  const fold = card.getByRole('heading').getByRole('button', { expanded: false });
  if ((await fold.count()) > 0) await fold.click();
  const form = card.locator('form');
  await form.getByLabel('Organization').fill('Elm Street Library');
  await page.keyboard.press('Escape');
  await form.getByLabel('Date', { exact: true }).fill(yesterday());
  await form.getByLabel('Start time').fill('15:30');
  await form.getByLabel('End time').fill('17:00');
  const verifier = form.getByRole('combobox', { name: /Verifier/ });
  await verifier.selectOption(await verifier.getByRole('option', { name: /^Ellen Hargrove/ }).getAttribute('value'));
  await form.getByLabel(/^Description/).fill('Helped at the homework table');
  await card.evaluate((top, head) => {
    globalThis.scrollBy(0, top.getBoundingClientRect().top - head);
  }, PANEL_HEAD);
}

async function untilBars(page) {
  await page.getByRole('list', { name: 'Hours by grade' }).waitFor();
}

/** As wide as the page, from a little above one part to just before another begins. */
async function fromTo(page, first, next) {
  const { y } = await first.boundingBox();
  const end = await next.boundingBox();
  return { x: 0, y: y - 30, width: page.viewportSize().width, height: end.y - y };
}
