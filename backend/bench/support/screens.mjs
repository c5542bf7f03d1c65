/**
 * What the screens of a person read, in batches that follow each other, as the web client sends them; `refreshed` is
 * read again after a change, and `entries` begins the path of the list whose entries the person opens or decides on.
 */
export function screensOf({ id, role, organizationId, child }) {
  const school = `organizationId=${organizationId}`;
  switch (role) {
    case 'student':
      return { ...volunteer(id, school), hours: [hoursOf(id, school), [`/rules?${school}`]] };
    case 'parent': {
      const links = '/family-links?status=requested,confirmed&limit=100';
      const own = volunteer(id, school);
      const dashboard = [[...own.dashboard[0], links], [`/users/${child}/stats`]];
      const entries = `/volunteer-hours?studentId=${child}&sort=-createdAt`;
      return { ...own, entries, dashboard, hours: [[...hoursOf(child, school), links], [`/rules?${school}`]] };
    }
    case 'verifier':
      return reviewer(VERIFIES, []);
    case 'teacher':
      return reviewer(APPROVES, ['/admin/reports/overview'], [['/users?status=nominated&limit=1', LINKS]], school);
    case 'admin':
      return administrator(school);
    case 'district-admin':
      return {
        dashboard: [[`/districts/${organizationId}/summary`]],
        refreshed: ['/notifications?unread=true&limit=1'],
      };
  }
  throw new Error(`Nobody knows the screens of ${role}.`);
}

const LINKS = '/family-links?status=requested&limit=1';

function volunteer(id, school) {
  const own = `/volunteer-hours?studentId=${id}`;
  const changing = [
    `${own}&status=rejected&limit=1`,
    `${own}&status=draft&limit=1`,
    `${own}&sort=-createdAt&limit=25`,
    `${own}&sort=-createdAt&limit=5`,
    `/users/${id}/stats`,
  ];
  const others = [
    '/opportunity-signups?include=waitlisted&when=current&sort=date&limit=3',
    `/rules?${school}`,
    '/users/verifiers',
    '/volunteer-opportunities?when=upcoming&limit=3',
    '/notifications?limit=5',
  ];
  return { entries: `${own}&sort=-createdAt`, dashboard: [[...others, ...changing]], refreshed: changing };
}

function hoursOf(id, school) {
  const own = `/volunteer-hours?studentId=${id}`;
  return [
    `/academic-years?${school}`,
    `${own}&limit=25`,
    `${own}&limit=1`,
    ...['draft', 'pending,verified', 'approved', 'rejected'].map((status) => `${own}&status=${status}&limit=1`),
    `/users/${id}/records`,
    `/users/${id}/badges`,
    `/users/${id}/stats`,
  ];
}

const list = (status, more) => `/volunteer-hours?status=${status}&${more}`;
const count = (status) => list(status, 'limit=1');
const VERIFIES = {
  entries: list('pending', 'sort=statusSince'),
  counts: [count('pending'), count('verified,approved,rejected'), count('rejected')],
  lists: [list('pending', 'sort=statusSince&limit=25')],
  dashboard: [
    list('pending', 'sort=statusSince&limit=10'),
    list('verified,approved,rejected', 'sort=-decidedAt&limit=5'),
    '/volunteer-opportunities?coordinator=me&when=past&sort=-date&limit=3',
    '/volunteer-opportunities?coordinator=me&when=upcoming&sort=date&limit=3',
  ],
};
const APPROVES = {
  entries: list('verified', 'sort=statusSince'),
  counts: [list('approved', 'singleActor=true&limit=1'), count('pending,verified'), count('approved')],
  lists: [
    count('rejected'),
    list('verified', 'sort=statusSince&limit=25'),
    list('pending', 'sort=statusSince&hasVerifier=false&limit=25'),
    list('pending', 'sort=statusSince&hasVerifier=true&limit=25'),
  ],
  dashboard: [
    list('pending,verified', 'sort=statusSince&limit=10'),
    '/volunteer-opportunities?sort=-createdAt&limit=3',
  ],
};

function reviewer({ entries, counts, lists, dashboard }, more, then = [], school) {
  const changing = ['/volunteer-hours/summary', ...counts, ...lists];
  const filters = school
    ? [`/classes?${school}`, `/academic-years?${school}`, '/saved-filters?list=approvals']
    : ['/saved-filters?list=approvals'];
  const first = ['/volunteer-hours/summary', ...counts, ...dashboard, ...more, '/volunteer-hours/quick-statistics'];
  return { entries, dashboard: [first, ...then], queue: [...changing, ...filters], refreshed: changing };
}

function administrator(school) {
  const first = [
    count('pending,verified'),
    '/admin/stats',
    '/volunteer-opportunities?when=upcoming&active=true&limit=1',
    '/admin/reports/overview',
    list('approved', 'singleActor=true&limit=1'),
    '/users?sort=-createdAt&limit=10',
  ];
  const second = [
    '/volunteer-hours/summary',
    '/users?status=nominated&limit=1',
    LINKS,
    '/join-requests?status=waiting&limit=1',
  ];
  const report = [
    `/academic-years?${school}`,
    '/admin/reports/overview',
    '/saved-filters?list=reports',
    `/classes?${school}`,
    '/admin/reports/users?role=student&limit=10',
    '/admin/reports/users?role=parent&limit=10',
  ];
  return { dashboard: [first, second], report: [report], refreshed: [...first.slice(0, 5), second[0]] };
}
