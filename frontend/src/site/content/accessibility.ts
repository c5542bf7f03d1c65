import type { Chapter } from './blocks.js';

export const ACCESSIBILITY_LEAD =
  'HourTrail is for everybody at a school. This statement says what we aim for, what we test, and what does not work well yet.';

export const ACCESSIBILITY: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'What we aim for',
    blocks: [
      {
        list: [
          '**WCAG 2.1 AA**, for this site and for every screen of the app. Where WCAG 2.2 asks for more at levels A and AA, we test for that, too.',
          '**Section 508** of the Rehabilitation Act, which takes up the WCAG criteria for software.',
          '**The ADA**: public schools must meet WCAG 2.1 AA in what they offer on the web, tools of their vendors included. We build so that HourTrail does not stand in a school’s way.',
        ],
      },
      'We assess ourselves. No outside auditor has certified HourTrail, and automated tests find only a part of what can be wrong.',
    ],
  },
  {
    id: 'testing',
    title: 'What we test',
    blocks: [
      'These tests run with every change of the software, in a real browser, and a change that fails them is not released.',
      {
        list: [
          '**axe-core** with the rules tagged WCAG 2.0, 2.1 and 2.2, levels A and AA: no violation, in light and in dark, at 375 and at 1280 pixels.',
          '**Screens**: every page of this site and the sign-in page; the dashboards, My Hours, Approvals, Opportunities, People, Schools, Settings, Notifications and Profile of the roles that have them; with their dialogs, panels and forms with errors.',
          '**Keyboard**: whole tasks without a mouse, such as reviewing a list of hours and signing up for an opportunity. The focus is visible and goes to the heading of a new page.',
          '**Reflow**: no sideways scrolling down to 320 pixels.',
          '**Without JavaScript**: every page of this site can be read whole, the questions open, and the links work. The app needs JavaScript.',
        ],
      },
    ],
  },
  {
    id: 'assistive',
    title: 'Assistive technology',
    blocks: [
      {
        list: [
          'Pages have one main heading, landmarks, and a link to skip to the content.',
          'Every control has a name, every field a label. What is wrong with a field stands in words below it and is read with it. The form for hours also lists its errors at the top, linked to their fields.',
          'What changes by itself, such as a new notification or a saved form, is announced.',
          'A status is told by an icon, a word and a color, never by color alone.',
          'The trail of an entry is an ordered list; reports can be viewed as tables instead of bars.',
        ],
      },
      'HourTrail is built on standard HTML and ARIA, which screen readers, voice control and magnifiers rely on. If yours has trouble with it, [tell us](/contact) which one and where.',
    ],
  },
  {
    id: 'customization',
    title: 'Customization',
    blocks: [
      {
        list: [
          'Light and dark. HourTrail follows your system, and you can choose either.',
          'Text grows with your browser’s settings and zoom.',
          'Less motion, if your system asks for it.',
          'Roomy or compact tables.',
          'Keyboard shortcuts for reviewers, listed under Keyboard shortcuts on the Approvals page.',
        ],
      },
    ],
  },
  {
    id: 'limits',
    title: 'Known limits',
    blocks: [
      {
        list: [
          '**PDF exports** are tagged for screen readers. Our automated tests hold them to the rules of PDF/UA that a program can check; nobody has certified them. They hold up to 5,000 rows, Excel and CSV hold more.',
          '**PDF exports** show a box in place of a letter that our fonts lack, such as those of Thai and Bengali. Copied text and screen readers have the letter itself.',
          '**Booking calendar and video** belong to other companies. We do not test them. You can [write to us](/contact) to arrange a call, and ask us for what the video shows.',
          '**Screen readers**: our automated tests check what they are told, not how each of them reads it. We do not have a published test with each screen reader.',
          '**Descriptions and comments** are written by people, and can be as unclear as people are.',
        ],
      },
    ],
  },
  {
    id: 'training',
    title: 'Training',
    blocks: [
      'Accessibility is part of how HourTrail is built: colors, sizes and focus come from one set of shared parts that hold the required contrast, and the tests above stand beside the code. Whoever joins us begins with them.',
      'On the setup call we show staff how to work by keyboard, and where the table views are.',
    ],
  },
  {
    id: 'contact',
    title: 'Tell us',
    blocks: [
      'Something does not work for you? [Write to us](/contact). Say which page, what you wanted to do, and what you use. We answer within 24 hours on business days, and look for a way around until it is mended.',
      'If you are at a school that uses HourTrail, you can also ask the school for the same record in another form.',
    ],
  },
];
