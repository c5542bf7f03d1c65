import type { Chapter } from './blocks.js';

export const PRIVACY_LEAD =
  'Effective August 6, 2025. This policy says what HourTrail keeps about people, why, who sees it, and what you can ask of us.';

export const PRIVACY: readonly Chapter[] = [
  {
    id: 'short',
    title: 'The short version',
    blocks: [
      {
        list: [
          'We keep what a school needs to record volunteer hours, and nothing for advertising.',
          'A student’s records belong to the school’s program. The school decides who has an account and what is credited.',
          'We do not sell personal information. This site and the app load no trackers and no analytics.',
          'Ask us about your data and we respond within 30 days.',
        ],
      },
    ],
  },
  {
    id: 'scope',
    title: 'Who this covers',
    blocks: [
      'This policy covers the public website of HourTrail and the HourTrail app. In it, “we” is the provider of HourTrail, a small software company based in the USA. “School” is the school or district that subscribes.',
      'For records of students, parents and staff in the app, the school decides the purpose and we work on its behalf. For visitors of the website, people who write to us, and subscribers to our newsletter, we decide ourselves.',
      {
        set: 'operator',
        note: 'HourTrail can also run on a school’s or district’s own servers. Then that school or district operates it, holds the data, and answers requests about it. Its own privacy notice comes first.',
      },
    ],
  },
  {
    id: 'what',
    title: 'What we keep',
    blocks: [
      {
        table: {
          head: ['About', 'What'],
          rows: [
            [
              'Accounts',
              'First and last name, username, email address, role, school, and for students the grade level. A password only as an Argon2id hash.',
            ],
            [
              'Volunteer hours',
              'Organization, date, times, hours, description, the verifier named, comments, and who decided what and when.',
            ],
            ['Opportunities', 'Sign-ups, places on a waitlist, attendance.'],
            ['Families', 'Which parent follows which student, and who confirmed it.'],
            [
              'Sign-in',
              'Sessions with their start, last use and browser name. With Google sign-in, the identifier that Google gives for the account.',
            ],
            ['The log', 'For each change: what happened, when, who did it, and in which role.'],
            ['Messages to us', 'Your name, email address, organization and message.'],
            ['Newsletter', 'Your email address, and when you asked for it, confirmed and unsubscribed.'],
            [
              'Server records',
              'Requests with their time, kind and result, and the number of the account that was signed in. Against abuse, counts of what came from a network address, kept as a hash for a short while.',
            ],
          ],
        },
      },
      'We do not ask for Social Security numbers, birth dates, health information, payment cards, photographs or locations. Please do not put such things into descriptions or comments.',
    ],
  },
  {
    id: 'why',
    title: 'What we use it for',
    blocks: [
      {
        list: [
          'To record, verify, approve and report volunteer hours for the school.',
          'To let people sign up for opportunities and to take attendance.',
          'To tell people in the app what became of their entries and sign-ups.',
          'To keep accounts safe, for instance by slowing down repeated failed sign-ins.',
          'To answer messages and to give support.',
          'To send the newsletter to people who confirmed that they want it.',
        ],
      },
      'We do not use student records for advertising, do not build profiles of students for any other purpose, and do not sell or rent personal information.',
    ],
  },
  {
    id: 'who',
    title: 'Who sees it',
    blocks: [
      {
        list: [
          '**Students and parents** see their own records. A parent also sees the records of a child, but only while a link that staff confirmed is in place.',
          '**Verifiers** see the entries that name them, and who signed up for the opportunities they coordinate.',
          '**Teachers and administrators** see the records of their own school. Drafts stay private to their author.',
          '**Super-admins** of the system can act in every school. What they do in a school that is not theirs stands in that school’s log.',
          '**Our staff** look at records only to run the service, to give support that a school asked for, or where the law requires it.',
        ],
      },
      'Exports that administrators make are recorded in the log with their filters and the number of rows. What a school does with an exported file is up to the school.',
    ],
  },
  {
    id: 'others',
    title: 'Other companies',
    blocks: [
      'The pages of HourTrail come from its own server. They load nothing from other companies until you click something that says so.',
      {
        list: [
          '**Booking calendar and video.** They load from their providers when you press the button. From then on the provider’s own policy applies.',
          '**Google sign-in.** If it is offered and you choose it, Google tells us your name, your email address and an identifier.',
          '**Hosting and mail.** Companies that run servers or deliver mail for us handle data for that purpose alone.',
        ],
      },
      {
        set: 'operator',
        note: 'Which hosting and mail companies are used, whether Google sign-in is offered, and which calendar and video are linked depends on the installation. Ask us, and we name those of yours.',
      },
      'We disclose records where a law, a court order or a lawful request obliges us. Where we may, we tell the school first.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and your device',
    blocks: [
      'There is no cookie banner because there is nothing to choose: HourTrail uses what it needs to work.',
      {
        table: {
          head: ['What', 'Why', 'How long'],
          rows: [
            [
              'Session cookie',
              'Keeps you signed in. Scripts cannot read it.',
              'By default until 12 hours without use, 30 days at most, or when you sign out',
            ],
            [
              'Device cookie',
              'Tells that somebody signed in with this browser before, so that the failed attempts of others do not keep them out. It names nobody.',
              '180 days',
            ],
            ['Google sign-in cookie', 'Ties the way back from Google to your browser.', '10 minutes'],
            [
              'Theme and small choices',
              'Light or dark, table density, a closed banner. On your device alone.',
              'Until you clear them',
            ],
            [
              'An unsaved entry',
              'So that a lost connection does not lose what you typed. On your device alone.',
              'Until you submit it or sign out',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'students',
    title: 'Students, FERPA and children',
    blocks: [
      'Records of hours can be education records under FERPA. Where they are, we handle them on behalf of the school and under its direct control, use them for the school’s purpose only, and pass them on to nobody else without its instruction.',
      'Parents and eligible students have the right to inspect education records and to ask for a correction. Start with your school: it can show every entry with its full trail, and correct it. We help the school to answer.',
      'HourTrail is made for schools with grades 9 to 12. It is not meant for children under 13. Where a school lets younger children use it, the school gives or obtains the consent that the law requires.',
      {
        set: 'school',
        note: 'Who gets an account, whether a parent’s consent is asked for first, what the school’s directory information is, and who may see records within the school.',
      },
    ],
  },
  {
    id: 'long',
    title: 'How long we keep it',
    blocks: [
      'Records of hours are kept for as long as the school subscribes. The log is made to show that history was not rewritten, so its lines are not changed or removed in daily use. Deleted entries leave lists and totals, and keep their trail.',
      'Names and free text are stored beside the log, not in it. An administrator of the school can erase a person: their name, address, password, and every word in their entries go for good. Approved and rejected hours stay, of “Erased person”, and the log still proves itself. Entries that nobody had decided on end.',
      'Erasing does not reach what other people wrote about somebody in records of their own, or files that were exported before.',
      'When a subscription ends, administrators can export everything first. After that we delete the school’s data as its agreement says. Copies in backups go when the backups expire.',
      'Messages to us are kept while we need them to answer and to look up what was agreed. An address that asked for the newsletter stays on record, with whether it confirmed or unsubscribed, so that nothing is sent to it against its owner’s will.',
      {
        set: 'school',
        note: 'How long records must be kept after a student leaves follows from state law and the school’s own schedule.',
      },
    ],
  },
  {
    id: 'rights',
    title: 'What you can ask of us',
    blocks: [
      {
        list: [
          '**See** what we keep about you. In the app, your hours and their trails are open to you at any time.',
          '**Correct** it. Your name and email address are on your profile; hours are corrected with your school.',
          '**Get a copy** of it in a common format.',
          '**Have it erased**, as far as the school’s duties to keep records allow. Administrators can do it in the app, and we do it for messages and newsletter addresses.',
          '**Object** to a use, or withdraw a consent. The mail that welcomes you to the newsletter has a link that ends it, whenever you open it.',
        ],
      },
      'Students and parents should ask their school first, since it decides about its records. For everything else, [write to us](/contact). **We respond within 30 days.** We may ask for what we need to be sure it is you. Nobody is treated worse for asking.',
    ],
  },
  {
    id: 'safe',
    title: 'How we keep it safe',
    blocks: [
      'Hashed passwords and session tokens, roles checked on every request, walls between schools in the database itself, and a log that cannot be edited quietly. [Data security](/data-security) has the details, including what we do not have.',
      'No system is perfectly safe. When we learn that personal information was disclosed without permission, we tell the schools concerned without unreasonable delay, with what we know and what we are doing.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    blocks: [
      'When this policy changes, the new one stands here with its date. When a change matters for students’ records, we tell the schools before it takes effect.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [
      'Questions about privacy reach us through the [contact page](/contact). Say that it is about privacy, and we respond within 30 days.',
    ],
  },
];
