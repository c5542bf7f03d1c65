import type { Chapter } from '../blocks.js';

export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'history',
    title: 'Every product has a “history”',
    blocks: [
      'Look into any system for school records, and you find a tab with a name like History or Activity. It lists a few lines with dates. It looks like proof. Whether it is depends on how it is made, and that is invisible from the outside.',
      'Imagine a reviewer who trusts nobody. They do not think that you cheated. They only ask, about one entry: who verified this, who approved it, under which rule, and has anybody changed it since? Here are five questions that tell whether a history can answer.',
    ],
  },
  {
    id: 'every-change',
    title: '1. Does every change leave a line?',
    blocks: [
      'Some histories are written by hand, so to speak: a developer remembers to add a line where it seems important. Approvals are logged, corrections are not. An import changes two hundred entries and leaves one line, or none.',
      'Ask it this way: **can a record change without a line, or a line appear without a change?** The good answer is that both are saved in one step, so that either both are there or neither is.',
    ],
  },
  {
    id: 'before-after',
    title: '2. Does it say what was there before?',
    blocks: [
      '“Edited by D. Whitfield on November 20” is a rumor. What was edited? From what, to what? If the history keeps only the last state and the name of the last person, it cannot tell a corrected typo from six added hours.',
      'Before and after, for each field, with the reason if there was one: that is a record.',
    ],
  },
  {
    id: 'can-it-be-edited',
    title: '3. Who can edit the history itself?',
    blocks: [
      'The honest answer in many systems is: anybody with the database password. A history in an ordinary table can be changed with one line of SQL, and afterwards it looks as if it had always been so.',
      'There are degrees of protection. The database can refuse changes to the log. The accounts that the software uses can lack the right to try. Each line can carry a fingerprint, so that an edited line no longer matches. A fingerprint alone can be calculated again by whoever edits, so it should be combined with a key that is **not** in the database. Then somebody who gets hold of the database, or of a backup, still cannot make a line that passes.',
    ],
  },
  {
    id: 'same-source',
    title: '4. Do the totals come from it?',
    blocks: [
      'This question is asked too seldom. If the log is one thing and the totals another, they can drift apart, and then the log proves something about numbers that nobody uses.',
      'Ask whether the totals can be made again from the log, and whether they come out the same. If so, the report you print and the history you show are one and the same record. It also means that you can ask what the report said on a day in the past.',
    ],
  },
  {
    id: 'two-people',
    title: '5. Does it keep people apart?',
    blocks: [
      'A perfect log of one person who logs, verifies and approves the same entry proves that one person did it all. The trail is only as good as the rule behind it: nobody decides on their own hours, and who vouches is not who credits. The log should show the rule that was in force, too, because rules change.',
    ],
  },
  {
    id: 'limits',
    title: 'What no trail can prove',
    blocks: [
      'It cannot prove that the work was done. A log shows that Priya said so, at 4:04 PM, while she was signed in with her own account. Whether Priya was right is a question for Priya.',
      'It cannot prove who sat at the keyboard. Shared passwords turn every trail into fiction. That is why accounts belong to one person, and why sessions should end at once when somebody leaves.',
      'And it cannot protect against everybody. Somebody who controls the server and holds its keys can write false lines from then on. Better systems narrow this further, by depositing signed summaries somewhere else. Be wary of a vendor who says that it is impossible.',
    ],
  },
  {
    id: 'hourtrail',
    title: 'How HourTrail answers',
    blocks: [
      'Every change is saved together with its line, with before and after. The database refuses to edit or remove lines. Each carries a fingerprint and a code under a key that is kept outside the database, and within a second the whole log of the school is signed, in a form that shows every later change. Totals can be rebuilt from the log, and reports can look back to any day. Volunteer, verifier and approver are different people.',
      'An outsider can check this without us. The evidence of an entry, a student or a school is one file that brings its own check: it runs on any computer, without a network. Who kept an earlier signature can also see that nothing older was rewritten. [Data security](/data-security) says where the limits are. We would rather you read them there than find them later.',
    ],
  },
];
