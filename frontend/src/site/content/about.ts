export const ABOUT = {
  lead: 'HourTrail is made by a small software company based in the USA. We do one thing: we keep volunteer hours for schools, and keep them well.',
  story: [
    'In many schools volunteer hours live on paper. A form goes out, comes back with a signature that nobody can read, and ends up in a folder. In spring somebody types the folder into a spreadsheet. A student asks whether her hours counted. Nobody is sure.',
    'The hours were real. The record of them was not. That is the problem we set out to solve.',
    'So HourTrail began with the record. Each entry has a trail: who logged it, who verified it, who approved it, when, and what it said before. The rest of the product grew around that: opportunities, attendance, the parent portal, reports.',
  ],
  mission:
    'A student who gave an afternoon should be able to see that it counted. A school that gives credit should be able to show why. We build the record that both can rely on.',
  values: [
    {
      title: 'Say what is true',
      text: 'On screen and on this site. When we do not hold a certificate, we write that we do not hold it.',
    },
    {
      title: 'Two people, not one',
      text: 'Credit for hours is a decision. A good decision about somebody is made by somebody else.',
    },
    {
      title: 'Respect people’s time',
      text: 'A student has five minutes between lessons. A coordinator has Friday afternoon. We count clicks.',
    },
    {
      title: 'Everybody can use it',
      text: 'With a keyboard, with a screen reader, on an old phone, in the dark. See our [accessibility statement](/accessibility).',
    },
  ],
} as const;
