import type { Chapter } from '../blocks.js';

export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'one-page',
    title: 'The rule is the first lesson',
    blocks: [
      'A service requirement is meant to teach something: that a place runs on people who show up. The first thing students meet, though, is the rule itself. If it is vague, they learn that the outcome depends on whom you ask. If it is nine pages long, they learn to look for the loophole.',
      'A good rule fits on one page. It answers the questions that students will ask anyway, before they have to ask.',
    ],
  },
  {
    id: 'ten-questions',
    title: 'Ten questions to answer in writing',
    blocks: [
      {
        steps: [
          '**How many hours, by when?** One number, one date. If it grows by grade, give the number for each.',
          '**Who counts as a place to volunteer?** Nonprofits, public agencies, the school itself? Say whether a family business or a neighbor does.',
          '**What does not count?** Paid work, chores, court-ordered service, hours for another class. Name the three cases that came up last year.',
          '**Must it be agreed on first?** If yes, by whom, and how fast does that person answer? If no, say so. Silence reads as “maybe”.',
          '**Who can vouch for it?** Somebody who was there, and not a relative. An adult, if you want that.',
          '**How soon must it be logged?** A limit is fair when it is known. Thirty days is kinder to memory than a year.',
          '**How are hours counted?** Travel, breaks, overnight trips. Half hours or quarter hours.',
          '**Who decides, and how long does it take?** A name or an office, and a number of days.',
          '**What if I disagree?** One step, one person, one deadline.',
          '**What if I cannot?** Illness, caring for siblings, a job that feeds the family. There should be a door, and it should be on the page.',
        ],
      },
    ],
  },
  {
    id: 'forfeit',
    title: 'Be careful with rules that take hours away',
    blocks: [
      'Every school has a reason for its strictest sentence. Three signatures, because one was forged. A cap of eight hours a day, because somebody logged twenty. Sixty days and not one more, because June was chaos.',
      'Each of them also hits students who did the work. So before you add such a sentence, ask whether you need the rule, or only need to see the case. A twenty-hour day can be flagged for a person to look at. A late entry can be accepted and marked late. A rule that takes hours away should be the last tool, because students remember it as the point of the program.',
      '**Flag what is unusual. Forbid what is wrong.** Those are different lists.',
    ],
  },
  {
    id: 'two-people',
    title: 'Two people, for everybody’s sake',
    blocks: [
      'Let one person confirm that the work was done, and another decide that it counts. This is not about distrust. The coordinator at the shelter knows who came, and does not know your rule. The teacher knows the rule, and was not there.',
      'It also protects both. A teacher who approves the hours of a student they like can point to the person who verified them. A coordinator who is pressed to sign can say that the school will look at it again.',
      'And nobody should decide on their own hours. That sounds obvious until the parent who volunteers is also the teacher who approves.',
    ],
  },
  {
    id: 'keep-it',
    title: 'Keep last year’s rule',
    blocks: [
      'Rules change. Decisions should not change with them. A senior whose hours were approved under the rule of ninth grade should not have to argue in twelfth. Write a date on the page, keep the old pages, and apply the one that was in force when the hours were given.',
      'If your records can show which policy applied when an entry was approved, this costs nothing. If they cannot, a binder with four sheets of paper will do.',
    ],
  },
  {
    id: 'try-it',
    title: 'Test it on three students',
    blocks: [
      'Before you publish, give the page to three students: one who reads everything, one who reads nothing, and one who has a job after school. Ask each to say what they would do this Saturday. Where they hesitate, the page is not finished.',
      'Then put the number, the date and the policy into whatever system you use, so that the screen and the page say the same. In HourTrail these are settings of the school: the goal, how old an entry may be, and whether verification must come first.',
    ],
  },
];
