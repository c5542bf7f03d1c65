import type { Chapter } from '../blocks.js';

export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'finish-line',
    title: 'The trouble with a finish line',
    blocks: [
      'A goal of fifty hours does something good: it gets students through the door who would never have come. It also does something odd. On the day they reach it, many stop, sometimes in the middle of a season, because the number said that they were done.',
      'It would be a pity to blame the number. Without it they would not have been there at all. But a school can do a few things so that the goal is a beginning. None of them costs much.',
    ],
  },
  {
    id: 'choose',
    title: 'Let them choose early',
    blocks: [
      'Students who picked their place are more likely to stay than students who were sent. So offer real choices before the first hour: outdoors and indoors, with people and with things, alone and with a friend, Saturday mornings and Tuesday afternoons. A student with a job or siblings to pick up needs a short shift near home more than an inspiring one across town.',
      'A list of opportunities helps only if it is current. Five that are real and have places left are better than forty from last year.',
    ],
  },
  {
    id: 'progress',
    title: 'Show progress while it happens',
    blocks: [
      'Nothing drains energy like not knowing. If a student volunteers in September and hears in January that it counted, the feeling of having done something is long gone. When approval takes days, each shift visibly moves the bar, and the next one is easier to sign up for.',
      'Be exact about what is certain. Show approved hours and waiting hours apart. Students forgive waiting. They do not forgive a number that goes down.',
    ],
  },
  {
    id: 'small-marks',
    title: 'Mark the way, not only the end',
    blocks: [
      'Badges can be silly, and they can work. They work when they mark something true and come rarely: 25 hours, 50, 100. The badge after the goal matters most. It tells a student at hour fifty-one that somebody is still counting because it still counts.',
      'A badge is cheap. A sentence from a person is worth more. Ask the coordinator to write one comment a season that is not about times: “The little ones asked where you were.”',
    ],
  },
  {
    id: 'responsibility',
    title: 'Give them something to be responsible for',
    blocks: [
      'The student who has been to the homework table ten times knows more about it than most adults. Let them greet newcomers, keep the list, plan a date. Responsibility is the strongest reason to come back, and it happens to be what colleges and employers ask about.',
      {
        list: [
          'Ask experienced students to lead a shift for ninth graders.',
          'Let them propose an opportunity, and have a teacher publish it.',
          'Invite them to tell the next class what it is really like, the dull parts included.',
        ],
      },
    ],
  },
  {
    id: 'family',
    title: 'Bring the family',
    blocks: [
      'Parents drive, sign and remind. They can also come. A Saturday that is open to students and parents gives a family two hours together, and gives the host two more hands. Schools that ask parents for hours of their own can count them in the same place.',
      'Keep the roles apart, though. A parent may see how a child is doing. A parent should not be the one to verify it.',
    ],
  },
  {
    id: 'after',
    title: 'Ask those who stopped',
    blocks: [
      'In spring, look at who reached the goal and stopped, and ask five of them why. You will hear things that no report shows: the bus line changed, the shift was boring, a friend left, nobody said thanks. Two of those you can mend by Monday.',
      'Then look at those who went on. Ask them who asked them to. There is almost always a name.',
    ],
  },
  {
    id: 'number',
    title: 'Keep the number in its place',
    blocks: [
      'The number is a means. It makes sure that everybody tries, including those who would not have thought that they had something to give. Report it, celebrate it, and do not mistake it for the result.',
      'The result is the student who, in the year after graduation, in another town, looks for a place where hands are needed. No software records that. But the habit began somewhere, with somebody who said: same time next week?',
    ],
  },
];
