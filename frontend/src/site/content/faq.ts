import type { Disclosed } from '../ui/Disclosures.js';

export const QUESTIONS: readonly Disclosed[] = [
  {
    question: 'What is HourTrail?',
    answer: [
      'A web app that keeps volunteer hours for schools. Students and parents log them, coordinators verify them, and teachers or administrators approve them. Schools also publish volunteer opportunities there.',
      'It runs in the browser of any phone, tablet or computer. There is nothing to install.',
    ],
  },
  {
    question: 'How are hours verified and approved?',
    answer: [
      'A volunteer submits an entry and names a coordinator, called a verifier. The verifier confirms the hours, lowers them, or rejects them with a comment. Then a teacher or administrator approves.',
      'Your school chooses the policy. Under the standard policy staff may also approve an entry that nobody verified, and the trail says so. Under the strict policy it must be verified first. Under both, nobody decides on their own hours, and one person never both verifies and approves an entry.',
    ],
  },
  {
    question: 'How do I know whether my hours counted?',
    answer: [
      'Open the entry. It says where it stands, whom it waits for, since when, and what comes next. Your progress bar shows approved hours and waiting hours apart, so you never have to guess.',
    ],
  },
  {
    question: 'Who can see a student’s hours?',
    answer: [
      {
        list: [
          'The student.',
          'Parents whose link to the student was confirmed by staff.',
          'The verifier named on an entry, for that entry.',
          'Teachers and administrators of the school, and the super-admins of the system.',
        ],
      },
      'Drafts are seen by nobody but their author. Other schools see nothing.',
    ],
  },
  {
    question: 'Can parents use it too?',
    answer: [
      'Yes. Parents log their own hours, sign up for opportunities that are open to them, and follow their children’s progress in the same account. To follow a child, a parent enters the family code that the student finds on their profile, and staff confirm it.',
    ],
  },
  {
    question: 'What if an entry is wrong?',
    answer: [
      'Until it is decided, the volunteer can change it or take it back. A rejected entry can be corrected and handed in again. Administrators can correct decided entries; when what was vouched for changes, the entry goes back to be checked. The trail keeps what it said before.',
    ],
  },
  {
    question: 'Can we bring in hours from spreadsheets or another system?',
    answer: [
      'Yes, from CSV files. HourTrail checks the whole file first and lists every problem with its row. It then takes in everything or nothing. Each imported entry shows the file and row it came from, and a whole import can be undone as long as nobody has built on it.',
    ],
  },
  {
    question: 'How do we start, and where do we get help?',
    answer: [
      '[Create an account](/login) to look around: new accounts begin as students of a school named New School. Then [book a call](/contact), and we set up your own school. The trial is free for 30 days, without a credit card.',
      'For everything else there is [support](/support). We answer within 24 hours on business days.',
    ],
  },
];
