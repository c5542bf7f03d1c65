import type { Chapter } from '../blocks.js';

export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'bargain',
    title: 'An honest bargain',
    blocks: [
      'If you run a food bank, a library program or a park cleanup, you know the message: “Hi, I need 20 hours by next Friday, can I come?” It is easy to be annoyed. It is also a sixteen-year-old who has, for whatever reason, chosen you.',
      'Students bring energy, free afternoons and a deadline. They do not yet bring experience, and the form they carry is one more thing on your desk. Whether it is a good bargain depends on a little planning. Here is what works.',
    ],
  },
  {
    id: 'job',
    title: 'Have three jobs ready',
    blocks: [
      'The worst shift for everybody is the one in which a student stands beside a busy adult and waits. Keep a short list of jobs that need no training, can be done by one or by five, and have an end that can be seen.',
      {
        list: [
          'One for a single student: label, sort, count, shelve.',
          'One for a group: pack boxes, weed a bed, set up a room.',
          'One for a student who comes back: greet people, show newcomers, keep the list.',
        ],
      },
      'The third is what turns an obligation into a habit. People return to where they are trusted with something.',
    ],
  },
  {
    id: 'numbers',
    title: 'Say how many, and mean it',
    blocks: [
      'If you can use eight, publish eight. Twelve students for eight jobs is four bored students, and four who will tell their friends. Four for eight jobs is a hard morning for your staff.',
      'Ask the school to publish your event with a fixed number of places and a waitlist. Then a cancellation on Thursday night is not your problem. The next in line gets the place, and the number at your door is still eight.',
      'Say the practical things in the description: where the entrance is, what to wear, whether there is food, who to look for. Every question that is answered there is a phone call you do not get.',
    ],
  },
  {
    id: 'ten-minutes',
    title: 'The first ten minutes',
    blocks: [
      'Begin with names, a tour of the exits and restrooms, one safety rule that matters, and one sentence on why the work is needed. Leave out the history of the organization. “These boxes go to 140 families tomorrow morning” does more than a brochure. Use your own number, and a true one.',
      'Then say who is in charge. A student who knows whom to ask will ask, and one who does not will do it wrong quietly.',
    ],
  },
  {
    id: 'record',
    title: 'Do the record at the door',
    blocks: [
      'You will be asked to confirm hours. You can do it in June, from memory, for thirty students. Or you can do it while they leave. Keep a list of who has a place. Tick people off as they come. If somebody leaves early, write it down then.',
      'Some schools give you a code or a QR code to put on the wall. Students check in with their phones, and you confirm the list. It takes less time than finding the clipboard.',
      'When you are asked to verify:',
      {
        list: [
          '**Confirm only what you saw.** If it was two hours, lower the three. You do no favor with the third.',
          '**Do not sign for somebody else’s shift.** Ask the school to name the person who was there.',
          '**Say no in a sentence.** “I do not have you on the list for the 14th” is enough. Perhaps it was the 15th.',
        ],
      },
      'Your confirmation has weight because it is not automatic. The school credits hours on your word.',
    ],
  },
  {
    id: 'minors',
    title: 'Remember that they are minors',
    blocks: [
      'Ask the school what it needs: a permission slip, a contact for emergencies, rules about rides. Do not leave one adult alone with one student where nobody sees them. Do not take or post pictures without permission from the school and the parents. Write about the work in comments, and not about the person.',
    ],
  },
  {
    id: 'thanks',
    title: 'End with what it was for',
    blocks: [
      'At the end, say what was done, in numbers if you have them: 62 boxes, 300 bulbs, one room that smells better. Thank people by name. Then tell them when you need hands again.',
      'The students who came for the form have the form. Some of them now also have a place where they were useful. You will see those again.',
    ],
  },
];
