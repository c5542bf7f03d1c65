/** What visitors wrote, by the hours since. The schools are as invented as the rest of the demo. */
export const DEMO_MESSAGES = [
  {
    hoursAgo: 50,
    firstName: 'Helen',
    lastName: 'Okafor',
    email: 'h.okafor@jefferson.example',
    organization: 'Jefferson Middle School',
    message:
      'We keep service hours for 420 students in a spreadsheet today. Can we bring the hours of last year along, and who checks them then?',
  },
  {
    hoursAgo: 27,
    firstName: 'Marcus',
    lastName: 'Lindqvist',
    email: 'marcus@foodbank.example',
    organization: 'Riverside Food Bank',
    message:
      'Four schools send us volunteers. I would like to confirm their hours without making an account at each of them.\n\nIs that possible?',
  },
  {
    hoursAgo: 3,
    firstName: 'Aiko',
    lastName: 'Tanaka',
    email: 'atanaka@westfield.example',
    organization: 'Westfield Academy',
    message: 'Could we look at the approval steps together next week? Tuesday or Thursday after 3 pm would suit us.',
  },
] as const;
