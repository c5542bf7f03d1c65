export const apiSchools = {
  'apiSchools.quietHoursBeginAndEnd': 'Fill in both, from and until, or neither.',
  'apiSchools.logoDamaged': 'The logo is missing or damaged. Choose it again.',
  // schools
  'apiSchools.nameTaken': 'Another school has this name.',
  'apiSchools.codeTaken': 'That code is already in use. Create a new one.',
  'apiSchools.tooManyWebhooks': 'A school can have at most {max, number} webhooks. Remove one first.',
  'apiSchools.webhookAddress': 'Enter a web address that begins with https:// and holds no password.',
  'apiSchools.webhookPrivate': 'This address is on a private network. Enter one that can be reached from the internet.',
  'apiSchools.webhookIsOff': 'This webhook is switched off. Switch it on first.',
  // school years
  'apiSchools.yearNameTaken': 'Another school year has this name.',
  'apiSchools.yearOverlaps': 'These dates overlap with the school year {name}, {from} to {to}.',
  'apiSchools.yearOverlapsAnother': 'These dates overlap with another school year.',
  'apiSchools.tooManyYears': 'A school can have at most {max, number} school years.',
  'apiSchools.yearHasClasses':
    '{classes, plural, one {One class belongs} other {# classes belong}} to this school year. Move {classes, plural, one {it} other {them}} to another year or delete {classes, plural, one {it} other {them}} first.',
  'apiSchools.yearEnded': 'This school year was ended already. To end it again, undo that first.',
  'apiSchools.yearEndedKeeps': 'This school year was ended. Undo that before you delete it.',
  'apiSchools.yearNotEnded': 'This school year wasn’t ended, so there is nothing to undo.',
  'apiSchools.yearEndsLater':
    'This school year’s last day is {day}. You can end it from {days, number} days before that.',
  'apiSchools.laterYearEnded': 'The later school year {name} was ended already. Undo that first.',
  'apiSchools.notItsStudents':
    '{others, plural, one {One of them is} other {# of them are}} not an active student of this school. Search again.',
  'apiSchools.leavesAndRepeats':
    '{both, plural, one {One student} other {# students}} can’t both leave and repeat the year. Choose one.',
  'apiSchools.tooManyRulesVersions': 'A school can have at most {max, number} versions of its rules.',
  'apiSchools.unknownCategory': '“{name}” isn’t a category of your school. Add it as a new one.',
  'apiSchools.categoryTwice': 'Name each category only once: “{name}” is there twice.',
  'apiSchools.categoryMinAboveMax': 'The minimum of “{name}” is above its maximum.',
  'apiSchools.categoriesBelowGoal':
    'The maximums of all categories add up to {hours, plural, one {# hour} other {# hours}}, so no one could reach the goal of {goal, plural, one {# hour} other {# hours}}.',
  'apiSchools.categoriesAboveGoal':
    'The minimums of all categories add up to {hours, plural, one {# hour} other {# hours}}, which is more than the goal of {goal, plural, one {# hour} other {# hours}}.',
  'apiSchools.goalTwice': 'Set one goal for each grade: grade {grade} is there twice.',
  // classes
  'apiSchools.classNameTaken': 'Another class of this school year has this name.',
  'apiSchools.tooManyClasses': 'A school can have at most {max, number} classes.',
  'apiSchools.onlyMembersInClass': 'Only active students, teachers, and administrators can have a class.',
  'apiSchools.makesClasses': 'This adds {count, plural, one {a class} other {# classes}} to your school: {names}.',
  'apiSchools.unknownYear': 'The school has no such school year. It may have been deleted.',
  'apiSchools.onlyStaffTeach': 'Only active teachers and administrators of the school can teach a class.',
  'apiSchools.onlyStudentsInClass': 'Only active students of the school can be in a class.',
  'apiSchools.unknownSchool': 'There is no school with this number.',
  'apiSchools.superAdminsOnly': 'Only super-admins can rename, open, or close a school.',
  // districts
  'apiSchools.superAdminsSetDistricts': 'Only super-admins can put a school into a district or take it out.',
  'apiSchools.notADistrict': 'There is no district with this number. Choose a district, not a school.',
  'apiSchools.districtHasNoDistrict': 'A district can’t be part of another district.',
  'apiSchools.setByDistrict': 'The district sets this rule for its schools. Ask your district to change it.',
  'apiSchools.changeOnDistrictPage':
    'The schools of this district follow this rule. A district admin changes it under Rules.',
  'apiSchools.quietHoursLockedTogether': 'Set both ends of the quiet hours for all schools, or neither.',
  'apiSchools.newSchoolHasNoDistrict': 'Everyone who signs up starts in {school}, so it can’t be in a district.',
  'apiSchools.districtHasNoCode': 'People join a school, not its district. A district has no join code.',
  'apiSchools.districtIsNoSchool': 'This is a district, which has only staff. Choose one of its schools.',
  'apiSchools.nameSchoolOfDistrict': 'Choose one of your district’s schools first.',
  'apiSchools.notOfYourDistrict': 'This school isn’t in your district.',
  // the school of everyone who signs up
  'apiSchools.newSchoolKeepsName': 'Everyone who signs up starts in {school}, so it keeps its name.',
  'apiSchools.newSchoolStaysOpen': 'Everyone who signs up starts in {school}, so it stays open.',
  'apiSchools.newSchoolHasNoSignIn': '{school} has no login of its own: people sign up there.',
  'apiSchools.googleNeedsDomain': 'Enter your school’s domain. Google logs in people of every domain.',
  'apiSchools.newAccountsNeedDomain': 'Enter your school’s domain. Only people with an address of it get an account.',
  'apiSchools.districtMakesNoAccounts': 'A district has staff only, whose accounts you make by hand.',
  'apiSchools.metadataUnreadable':
    'This isn’t the metadata of a SAML provider. Paste the whole XML file that the provider offers for download.',
  'apiSchools.metadataHasDeclarations':
    'This file has a document type or a CDATA section, which metadata doesn’t need. Ask for one without.',
  'apiSchools.metadataOfMany':
    'This file describes several providers. Paste the part of your school’s own: one EntityDescriptor.',
  'apiSchools.metadataNoRedirect':
    'The provider names no https address where people log in by HTTP-Redirect. Turn that binding on at the provider.',
  'apiSchools.metadataWantsSigned':
    'The provider wants signed requests, and ours aren’t. Turn that off at the provider, then download its metadata again.',
  'apiSchools.metadataNoCertificate':
    'The metadata has no certificate for signing that we can use: RSA with 2048 bits or more.',
  'apiSchools.certificateExpired': 'The provider’s certificate expired on {day}. Paste metadata with the new one.',
  'apiSchools.noSignIn': 'This school has no login of its own yet. Save one first.',
  'apiSchools.secretLost':
    'The client secret can’t be read any more, because this server’s key changed. Enter it again.',
  'apiSchools.providerOtherIssuer':
    'The provider at this address calls itself {issuer}. If that’s right, enter it as the issuer.',
  'apiSchools.providerSlow': 'The provider takes too long to respond. Try again, or ask whoever runs it.',
  'apiSchools.providerAway': 'We can’t reach {issuer}. Check the address, or try again later.',
  'apiSchools.providerPrivate': 'The provider names an address that isn’t on the internet. Ask whoever runs it.',
  'apiSchools.districtNeedsProvider':
    'This school lets no one in with a password. Log in with your district’s own login instead.',
  'apiSchools.districtNeedsSecondFactor':
    'This school asks its staff for a second factor. Add one on your profile first.',
  'apiSchools.providerUnknown':
    'There’s no OpenID provider at {issuer}: its address followed by /.well-known/openid-configuration doesn’t describe one. Check the address.',
  'apiSchools.providerIncomplete':
    'The provider doesn’t say where people log in or where its keys are. Ask whoever runs it.',
  'apiSchools.providerKeys': 'The provider lists no keys, so we can’t check what it says. Ask whoever runs it.',
  'apiSchools.newSchoolHasNoCode': 'Everyone who signs up starts in {school}, so it can’t have a join code.',
} as const;
