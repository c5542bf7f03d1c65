import type { Chapter } from '../blocks.js';

export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'the-wait',
    title: 'Where the time goes',
    blocks: [
      'Ask students what goes wrong with volunteer hours, and the answer is rarely the volunteering. It is the wait. The work was done in October. The form went to somebody at the food bank. In May the student learns that it never came back.',
      'Nobody in this story is lazy. The coordinator at the food bank has forty families in line. The student did the part that was asked for. The school cannot approve what it has not seen. The entry just sits where nobody looks.',
      'Most of the cure is routine. Here are six habits that keep the wait short. They help with any system, paper included.',
    ],
  },
  {
    id: 'same-day',
    title: '1. Log it the same day',
    blocks: [
      'An entry that is written on the way home has the right date, the right times and a sentence that means something. One that is written in April has “helped out”, 8 hours, and a guess. The coordinator, who also does not remember, now has to choose between signing a guess and starting an argument.',
      'Make it a rule of thumb for students: **no hours until they are logged, and logged means tonight.** It takes a minute on a phone.',
    ],
  },
  {
    id: 'name-the-person',
    title: '2. Name the person, not the place',
    blocks: [
      '“Riverside Food Bank” cannot verify anything. Priya, who handed out the gloves, can. Students should leave each shift knowing one name: who will vouch for me? If they ask that question aloud, two things happen. They get the name, and the coordinator knows that a request is coming.',
      'Where a school publishes opportunities itself, it can settle this in advance, with a coordinator named on each event.',
    ],
  },
  {
    id: 'small-batches',
    title: '3. Verify in small batches, on a fixed day',
    blocks: [
      'A coordinator with sixty open entries will not start. One with eight will be done before the coffee is cold. The difference is a fixed slot: fifteen minutes, the same day each week, oldest first.',
      'Oldest first matters. The newest entries are the easiest, so they get done, and the old ones grow older until nobody can remember the shift. Sort by waiting time, and the list stays honest.',
    ],
  },
  {
    id: 'send-back',
    title: '4. Send back early, with one sentence',
    blocks: [
      'When something is off, the worst thing a reviewer can do is leave it for later. “Which shift was this? I have you until 4:00” takes ten seconds to write, and lets the student mend the entry while they still remember.',
      'A rejection is not a verdict on the student. Say what is missing and what would make it right. Two kinds of comment cover most cases: “please correct this” and “this does not count under our rule, because …”.',
    ],
  },
  {
    id: 'attendance',
    title: '5. Take attendance where you can',
    blocks: [
      'The fastest verification is the one that happens at the event. If the coordinator ticks off a list at the door, or students check in with a code, then nobody has to remember anything afterwards. The hours are known, and so is who saw them.',
      'This works best for events with a fixed start and end: cleanups, tutoring afternoons, the concession stand. Leave individual entries for what students arrange themselves.',
    ],
  },
  {
    id: 'look-at-the-wait',
    title: '6. Look at the wait, not only at the total',
    blocks: [
      'Schools like totals: hours this year, hours per grade. They say little about whether the process works. Look at one more number each month: **how many entries have waited longer than seven days, and for whom.**',
      'That list is short, and each line is a thing to do. One verifier has changed jobs: staff name another. One partner never answers: call them, once. One student picks verifiers who do not exist: talk to the student.',
    ],
  },
  {
    id: 'start',
    title: 'Where to start',
    blocks: [
      'If six are too many, begin with the third and the sixth. A fixed day for verifying, and a monthly look at the wait, need no new rule and no new software. They need a recurring line in two calendars.',
      'In HourTrail the two are built in: the queue sorts by age, marks what has waited longer than seven days, and lets a reviewer clear a page at once. But the habit comes first. A tool can only make a good habit cheaper.',
    ],
  },
];
