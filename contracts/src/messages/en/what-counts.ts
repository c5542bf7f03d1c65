/** Which approved hours count, on the page of a school. */
export const whatCounts = {
  'whatCounts.title': 'What counts',
  'whatCounts.titleOf': 'What counts at {school}',
  'whatCounts.text':
    'These rules say which approved hours count toward the goal. Entries approved earlier keep the rules they were approved under. Entries that still wait go by the rules in force when they’re approved.',
  'whatCounts.loading': 'Loading what counts',
  'whatCounts.notLoaded': 'Couldn’t load what counts',
  'whatCounts.everything': 'Every approved hour counts',
  'whatCounts.everythingHint':
    'If your district or state counts only some hours, set its rules. Start with none, or with an example that you can change before you save it.',
  'whatCounts.set': 'Set rules',
  'whatCounts.startWith': 'Start with: {example}',
  'whatCounts.change': 'Change what counts',
  'whatCounts.inForce': 'In force since {date}, version {version, number}.',

  // the rules as sentences
  'whatCounts.dailyCap': 'At most {hours, plural, one {# hour a day counts} other {# hours a day count}}.',
  'whatCounts.submitWithinDays':
    'Hours count if they’re submitted within {days, plural, one {# day} other {# days}} after the day.',
  'whatCounts.earliestDate': 'Hours before {date} don’t count.',
  'whatCounts.reflectionWords':
    'Hours count only with a reflection of at least {words, plural, one {# word} other {# words}}.',
  'whatCounts.nonProfitOnly': 'Only hours for a non-profit or public organization count.',
  'whatCounts.notRelatives': 'Parents who follow the student can’t be named as the supervisor.',
  'whatCounts.notStudents': 'Students of the school can’t be named as the supervisor.',
  'whatCounts.categoriesOnly': 'Hours count only in one of the school’s categories.',
  'whatCounts.categoryFree': '{name}: no limit',
  'whatCounts.categoryMin': '{name}: at least {min, plural, one {# hour} other {# hours}}',
  'whatCounts.categoryMax': '{name}: at most {max, plural, one {# hour} other {# hours}}',
  'whatCounts.categoryBoth': '{name}: {min, number} to {max, plural, one {# hour} other {# hours}}',
  'whatCounts.resetsYearly': 'The goal and the limits of categories begin anew each school year.',
  'whatCounts.goal': 'The goal of grade {grade} is {hours, plural, one {# hour} other {# hours}}.',
  'whatCounts.proRata': 'Who joins during a school year owes the share of the goal for the months left.',

  // earlier versions
  'whatCounts.versions': 'Versions',
  'whatCounts.version': 'Version {version, number}, since {date}',
  'whatCounts.setBy': 'Set by {name} on {when}.',
  'whatCounts.added': 'New: {rule}',
  'whatCounts.dropped': 'No longer: {rule}',
  'whatCounts.reordered': 'The categories are in another order.',

  // the form
  'whatCounts.emptyForNone': 'Leave a field empty for no such rule.',
  'whatCounts.dailyCapHint': 'In hours, for all entries of one day together.',
  'whatCounts.submitWithinDaysHint': 'Counted from the day of the hours.',
  'whatCounts.earliestDateHint': 'Such as the day after eighth grade ends.',
  'whatCounts.reflectionWordsHint': 'The fewest words that a reflection may have.',
  'whatCounts.nonProfitOnlyHint': 'The student says whether the organization is non-profit or public.',
  'whatCounts.resetsYearlyHint': 'The goal and the limits of categories begin anew with each school year.',
  'whatCounts.notRelativesHint': 'Parents who follow the student can’t be named as the supervisor.',
  'whatCounts.notStudentsHint': 'Students of your school can’t be named as the supervisor.',
  'whatCounts.categoriesHint':
    'If there are any, students choose one for each entry, and hours without one don’t count. A category keeps its hours when you rename it.',
  'whatCounts.goalsHint':
    'The goal for the others is {hours, plural, one {# hour} other {# hours}}. Set it under the rules of the school.',
  'whatCounts.goalOf': 'Goal {number, number}',
  'whatCounts.chooseGrade': 'Choose a grade',
  'whatCounts.addGoal': 'Add goal',
  'whatCounts.removeGoal': 'Remove goal {number, number}',
  'whatCounts.proRataHint':
    'A student who joins in January owes half: five of the ten months from August to May. Hours are rounded up. A student joins on the day their account is made at your school or moves to it.',
  'whatCounts.category': 'Category {number, number}',
  'whatCounts.min': 'Minimum',
  'whatCounts.max': 'Maximum',
  'whatCounts.addCategory': 'Add category',
  'whatCounts.removeCategory': 'Remove category {number, number}',
  'whatCounts.changed':
    'Someone else changed what counts while you had it open. What you changed is kept. Everything else shows the latest. Save again to apply your changes.',
  'whatCounts.saved': 'What counts is saved',
  'whatCounts.notSaved': 'What counts isn’t saved',
  'whatCounts.notSavedError': 'We couldn’t save what counts. Please try again.',

  // the effect of a change
  'whatCounts.effect': 'What this would change',
  'whatCounts.effectOnceChanged': 'Change a rule to see which students that affects.',
  'whatCounts.effectOnceCorrected': 'Once every field is filled in correctly, this says which students are affected.',
  'whatCounts.counting': 'Counting who is affected...',
  'whatCounts.affected':
    '{affected, plural, =0 {No student is affected} one {# of {students, plural, one {# student} other {# students}} is affected} other {# of {students, plural, one {# student} other {# students}} are affected}}{fallShort, plural, =0 {.} one {; # who meets the goal now would not.} other {; # who meet the goal now would not.}}',
  'whatCounts.whoIsAffected': 'Who is affected',
  'whatCounts.waiting':
    'Of the hours waiting, {would, plural, one {# would count} other {# would count}} instead of {now, number}.',
  'whatCounts.missing':
    '{would, plural, one {# hour would be missing} other {# hours would be missing}} to the goal instead of {now, number}.',
  'whatCounts.otherGoals':
    '{students, plural, one {# student would have another goal.} other {# students would have another goal.}}',
  'whatCounts.withoutCategory':
    '{entries, plural, one {# waiting entry has no category, and counts nothing until a reviewer sets one.} other {# waiting entries have no category, and count nothing until a reviewer sets one.}}',
  'whatCounts.otherGoal': 'The goal would be {would, plural, one {# hour} other {# hours}} instead of {now, number}.',
  'whatCounts.firstOnly': 'The first {count, number} are listed.',

  // examples to start from
  'whatCounts.florida': 'Florida, Bright Futures',
  'whatCounts.maryland': 'Maryland, service learning',
  'whatCounts.ontario': 'Ontario, community involvement',
  'whatCounts.floridaHint':
    'For Florida Academic Scholars the goal is {goal, number} hours. Set it under the rules of the school.',
  'whatCounts.marylandHint': 'Maryland asks for {goal, number} hours. Set the goal under the rules of the school.',
  'whatCounts.ontarioHint': 'Ontario asks for {goal, number} hours. Set the goal under the rules of the school.',
  'whatCounts.checkFirst': 'This is an example. Check it against the rules of your district before you save it.',
  'whatCounts.volunteerService': 'Volunteer service',
  'whatCounts.paidWork': 'Paid work',
} as const;
