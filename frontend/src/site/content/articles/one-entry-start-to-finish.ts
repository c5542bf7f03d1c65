import type { Chapter } from '../blocks.js';

export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'made-up',
    title: 'A made-up school, and a real record',
    blocks: [
      '**First, so that nobody is misled: the school in this article does not exist.** Lincoln High is the demo school that comes with HourTrail. Its people are invented. What the software does with their entries is not: each step below is what you see when you try it yourself.',
      'We follow one entry: an hour and a half at a library’s homework table, on a Friday afternoon.',
    ],
  },
  {
    id: 'friday',
    title: 'Friday, 5:10 PM: the student',
    blocks: [
      'Jordan Alvarez is in grade 11 and on the bus. The homework table at Elm Street Library was one of the opportunities the school had published, and Jordan had signed up for it a week before. So the form comes filled in: the library, the date, 3:30 to 5:00 PM, an hour and a half, and the coordinator, Ellen Hargrove.',
      'Jordan adds a sentence, “fractions with two sixth graders”, and presses Submit for Verification. The bus goes through the tunnel and the connection drops. What was typed stays on the phone, and Jordan sends it on the other side.',
      'The entry now says: pending, waiting for Ellen Hargrove, since today. Jordan’s progress bar grows by a striped piece. Striped means: not yet.',
    ],
  },
  {
    id: 'monday',
    title: 'Monday, 4:00 PM: the coordinator',
    blocks: [
      'Ellen runs the children’s room. She is no teacher and has no access to the school’s records. She sees the entries that name her and nothing else. Five are waiting.',
      'She opens Jordan’s. The times are right, and it matches the event. One of the others carries a small flag: it overlaps another entry of the same student. The flag blocks nothing. Ellen opens that trail, sees that the student mistyped the date, and sends it back with one sentence.',
      'She verifies the other four at once. For ten seconds there is an Undo. Then each of them gets a line of its own, in a trail of its own.',
    ],
  },
  {
    id: 'tuesday',
    title: 'Tuesday, 8:15 AM: the teacher',
    blocks: [
      'Marcus Bell approves hours for his school. His list is longer, so he filters for what has been verified and selects the page. He is not Jordan and he is not Ellen, which is the point: the person who vouches and the person who credits are different people. If Marcus had verified an entry himself in an earlier role, the system would refuse to let him approve it.',
      'He approves. Jordan’s phone shows a notification within moments, and so does the account of Jordan’s mother, Renee, who follows her child by a link that the school confirmed. The striped piece turns solid.',
    ],
  },
  {
    id: 'november',
    title: 'A week later: the correction',
    blocks: [
      'Renee notices that the table closed early that Friday, at 4:30. She tells the school. Dana Whitfield, the administrator, changes the end time and gives the reason.',
      'Now something happens that surprises people at first. The entry goes **back to pending**. Ellen had vouched for an hour and a half, and Marcus had credited an hour and a half. Neither of them said anything about one hour. So both look again. It takes them a minute together.',
      'The trail shows all of it: what the entry said before, what it says now, who changed it, and why. Nothing was painted over.',
    ],
  },
  {
    id: 'spring',
    title: 'In spring: the question',
    blocks: [
      'In March somebody asks how many hours grade 11 had at the end of November. Dana opens the report, picks November 30, and gets the figures as they stood that day, from the same log that holds every step above. She exports it to Excel. The export, too, gets a line.',
    ],
  },
  {
    id: 'what-it-shows',
    title: 'What the example shows',
    blocks: [
      {
        list: [
          'Three people spent about two minutes in all. Most of the record wrote itself.',
          'At every moment the student could see where the entry stood and whom it waited for.',
          'A mistake was corrected without hiding that there was one.',
        ],
      },
      'None of this needs an unusual school. It needs the record to be made while things happen, by the people who were there. To walk through it with your own questions, [book a call](/contact).',
    ],
  },
];
