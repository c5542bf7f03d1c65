import type { Disclosed } from '../ui/Disclosures.js';

export const HELP: readonly Disclosed[] = [
  {
    question: 'I forgot my password',
    answer: [
      'Choose “Forgot your password?” where you log in, and we mail you a link to set a new one. Where that does not reach you, ask a teacher or administrator of your school. Teachers can give coordinators a one-time password, administrators everybody at the school. It works for 72 hours, and you choose your own password when you sign in with it.',
    ],
  },
  {
    question: 'My hours are not approved yet',
    answer: [
      'Open the entry with View trail. It says whom it waits for and since when. If the verifier does not answer, tell your school: staff can see what waits longer than seven days, and under the standard policy they can approve it themselves.',
    ],
  },
  {
    question: 'My child does not show up in my account',
    answer: [
      'Ask your child for the family code on their profile, enter it in yours, and wait until staff confirm. Nothing is shown before they do.',
    ],
  },
  {
    question: 'I signed up and I am in New School',
    answer: [
      'Everybody who signs up begins there. Enter the join code of your school on your profile. An administrator of that school then admits you.',
    ],
  },
  {
    question: 'Something went wrong and I see a reference',
    answer: [
      'Copy the reference and send it to us with the time it happened. It leads us straight to the lines of our log that tell what happened.',
    ],
  },
];
