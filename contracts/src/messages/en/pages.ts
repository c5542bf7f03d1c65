export const pages = {
  // Error pages
  'pages.notFound': 'Page Not Found',
  'pages.notFoundText': 'There’s nothing at this address. It may be mistyped, or the page may have moved.',
  'pages.noPermission': 'No permission',
  'pages.noPermissionText':
    'People with the role {role} can’t open this page. If you need it, ask an administrator at your school.',
  'pages.goToDashboard': 'Go to your dashboard',
  'pages.goToLogin': 'Go to login',

  // My hours
  'pages.myHours': 'My Hours',
  'pages.yourHours': 'Your hours',
  'pages.hoursOfChild': '{firstName}’s hours',
  'pages.totalsLoadFailed': 'Couldn’t load your totals',
  'pages.childTotalsLoadFailed': 'Couldn’t load {firstName}’s totals',
  'pages.approvedHours': 'Approved Hours',
  'pages.leadershipChampion': 'Leadership Champion',
  'pages.filterHours': 'Filter hours',
  'pages.searchHours': 'Search organization or description',
  'pages.drafts': 'Drafts',
  'pages.noHoursUnder': 'No hours under “{filter}”',
  'pages.showAllHours': 'Show all hours',

  // Profile
  'pages.profile': 'Profile',
  'pages.loadingProfile': 'Loading your profile',
  'pages.profileLoadFailed': 'Couldn’t load your profile',
  'pages.followTitle': 'Follow your child',
  'pages.followText':
    'Your child can create a family code in their profile. Enter it here. Once your school confirms, you’ll see their hours on your dashboard.',
  'pages.familyCode': 'Family code',
  'pages.askToFollow': 'Ask to follow',
  'pages.asking': 'Asking...',
  'pages.passwordText': 'When you change it, you’re logged out everywhere else and your calendar link stops working.',
  'pages.noPasswordText': 'You log in with Google, so you have no password to change here.',
  'pages.appearance': 'Appearance',
  'pages.savedInBrowser': 'Saved in this browser.',
  'pages.themeSystem': 'Same as this device',
  'pages.themeLight': 'Dark text on a light page',
  'pages.themeDark': 'Light text on a dark page',

  // School: its rules
  'pages.loadingSchool': 'Loading the school',
  'pages.schoolLoadFailed': 'Couldn’t load the school',
  'pages.rules': 'Rules',
  'pages.rulesText': 'You and super-admins can change these. We notify your staff of each change.',
  'pages.hoursPerVolunteer': '{count, plural, one {# hour per volunteer} other {# hours per volunteer}}',
  'pages.oldestEntry': 'Maximum entry age',
  'pages.daysOld': '{count, plural, one {# day} other {# days}}',
  'pages.timeZone': 'Time zone',

  // System settings
  'pages.systemSettings': 'System Settings',
  'pages.loadingSettings': 'Loading the settings',
  'pages.settingsLoadFailed': 'Couldn’t load the settings',

  // Change the one-time password
  'pages.loadingSession': 'Loading your session',
  'pages.unreachable': 'Couldn’t reach HourTrail',
  'pages.changePassword': 'Change your password',
  'pages.changePasswordText':
    'You’re using a one-time password, your role has changed, or your password is too short for your role. Choose a new one to continue.',
  'pages.currentPasswordHint': 'The one you logged in with',
  'pages.loggedInAs': 'Logged in as {username}.',
  'pages.signOut': 'Sign out',
  'pages.signingOut': 'Signing out...',

  // Reset a forgotten password
  'pages.newPassword': 'Set a new password',
  'pages.newPasswordText': 'This logs you out everywhere.',
  'pages.passwordLengths':
    'At least {minLength} characters. Teachers, administrators, and auditors need at least {staffMinLength}.',
  'pages.setPassword': 'Set password',
  'pages.passwordNotSet': 'Password not set',
  'pages.passwordFailed': 'Failed to set your password. Please try again.',
  'pages.passwordSet': 'Your password is set',
  'pages.passwordSetText': 'You’re logged out everywhere. Log in with your new password now.',
  'pages.linkUnusable': 'This link can’t be used',
  'pages.linkUnusableText':
    'It was already used, is older than {minutes} minutes, or is incomplete. Ask for a new one.',
  'pages.askForLink': 'Ask for a new link',

  // Invitation
  'pages.invitation': 'Your invitation',
  'pages.openingInvitation': 'Opening your invitation',
  'pages.invitationLoadFailed': 'Couldn’t open the invitation',
  'pages.invitationTitle': 'Set your password',
  'pages.welcome': 'Welcome, {firstName}',
  'pages.accountMade': '{school} created an account for you. Set a password to use it.',
  'pages.otherIsLoggedIn': '{name} is logged in on this browser. Setting a password here logs them out.',
  'pages.setPasswordAndLogIn': 'Set password and log in',
  'pages.welcomeToHourTrail': 'Welcome to HourTrail!',
  'pages.invitationAccepted': 'Your password is set, and you’re logged in.',
  'pages.invitationFailed': 'Failed to accept the invitation. Please try again.',
  'pages.invitationUnusable': 'This invitation can’t be used',
  'pages.invitationUnusableText':
    'The link was already used, has expired, was replaced by a newer one, or is incomplete. Ask your school for a new one.',
  'pages.systemHealth': 'System health',
  'pages.healthLoadFailed': 'Couldn’t load the system health',
  'pages.loadingHealth': 'Loading system health',
  'pages.healthVersions': 'Versions',
  'pages.healthLog': 'Audit log',
  'pages.healthJobs': 'Background jobs',
  'pages.healthMail': 'Email',
  'pages.healthBackups': 'Backups',
  'pages.healthDisk': 'Disk space',
  'pages.healthOk': 'OK',
  'pages.healthWarning': 'Warning',
  'pages.healthProblem': 'Problem',
  'pages.checkAgain': 'Check again',
} as const;
