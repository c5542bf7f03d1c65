export const counting = {
  'counting.part':
    '{counted, plural, one {# of {hours, plural, one {# hour} other {# hours}} counts} other {# of {hours, plural, one {# hour} other {# hours}} count}}: {why}',
  'counting.tooEarly': 'hours before {date} don’t count.',
  'counting.late':
    'they were submitted {after, plural, one {# day} other {# days}} after the day, and the limit is {days, plural, one {# day} other {# days}}.',
  'counting.nonProfit': 'only hours for a non-profit or public organization count.',
  'counting.reflection':
    'the reflection has {has, plural, one {# word} other {# words}} and needs {words, plural, one {# word} other {# words}}.',
  'counting.category': 'none of the school’s categories is chosen.',
  'counting.dailyCap':
    'the daily cap is {max, plural, one {# hour} other {# hours}}{taken, plural, =0 {.} one {, and other entries of that day take up # hour.} other {, and other entries of that day take up # hours.}}',
  'counting.categoryMax':
    'at most {max, plural, one {# hour} other {# hours}} of “{name}” {yearly, select, true {count in a school year} other {count}}{taken, plural, =0 {.} one {, and other entries take up # hour.} other {, and other entries take up # hours.}}',
  'counting.together':
    '{others, plural, one {# other waiting entry shares} other {# other waiting entries share}} its day or category. Of the {hours, plural, one {# hour} other {# hours}} in all of them, {counted, plural, one {# counts.} other {# count.}}',
  // What is missing
  'counting.counted':
    '{counted, plural, one {# hour counts} other {# hours count}} of {approved, plural, one {# approved hour} other {# approved hours}}.',
  'counting.countedInYear':
    '{counted, plural, one {# hour counts} other {# hours count}} of {approved, plural, one {# approved hour} other {# approved hours}} in {year}.',
  'counting.stillMissing': 'Still missing:',
  'counting.toGoal': '{hours, plural, one {# hour} other {# hours}} to the goal of {goal, number}',
  'counting.ofCategory': '{name}: {hours, plural, one {# hour} other {# hours}}',
  'counting.met': 'All requirements are met.',
  // Why the goal of a student is what it is
  'counting.goalOfGrade': 'Grade {grade}: {hours, plural, one {# hour} other {# hours}}.',
  'counting.youJoined': 'You joined in {month}: {hours, number} of {whole, plural, one {# hour} other {# hours}}.',
  'counting.childJoined':
    '{firstName} joined in {month}: {hours, number} of {whole, plural, one {# hour} other {# hours}}.',
  'counting.loadFailed': 'We couldn’t load what counts.',
} as const;
