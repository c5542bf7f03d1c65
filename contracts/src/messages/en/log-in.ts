export const logIn = {
  // Log-in page
  'logIn.pageDescription':
    'Log in to HourTrail or sign up, and see who logged, verified, and approved every volunteer hour.',
  'logIn.pageKeywords': 'volunteer hours log in, HourTrail sign up, school service hours account',
  'logIn.signUpPageTitle': 'Sign up',
  'logIn.welcomeBackHeading': 'Welcome Back',
  'logIn.signUpTab': 'Sign Up',
  'logIn.needsJavascript': 'You need JavaScript to log in, and it’s off in this browser.',
  'logIn.sessionEnded': 'Your session has ended. Log in again to continue.',
  'logIn.or': 'or',
  'logIn.continueWithGoogle': 'Continue with Google',
  // With the school's own login
  'logIn.withYourSchool': 'Log in with your school',
  'logIn.withSchool': 'Log in with {school}',
  'logIn.yourSchool': 'Your school’s name or your school email',
  'logIn.yourSchoolHint': 'Of an email, we send only the part after the @.',
  'logIn.schoolsFound': 'Schools',
  'logIn.noSchoolFound': 'No school with its own login found. Use your username and password.',
  'logIn.otherSchool': 'Another school',
  'logIn.linkText':
    'Your school’s login knows you. Enter the password of your HourTrail account once to connect the two.',
  'logIn.connect': 'Connect and log in',
  'logIn.connecting': 'Connecting...',
  'logIn.connected': 'From now on, log in with your school.',
  'logIn.notConnected': 'Not connected',
  'logIn.demoLogIns': 'Demo logins',
  'logIn.demoHint': 'Choose one to fill in the form. The password for all of them is {password}.',
  // Log-in form
  'logIn.submit': 'Log in',
  'logIn.submitting': 'Signing in...',
  'logIn.forgotPassword': 'Forgot your password?',
  'logIn.welcomeBack': 'Welcome back!',
  'logIn.loggedIn': 'You have been successfully logged in.',
  'logIn.logInFailed': 'Login failed',
  // Who signs up
  'logIn.whoAreYou': 'Who are you?',
  'logIn.schoolStaff': 'School staff',
  'logIn.justLooking': 'Just looking',
  'logIn.schoolsAreSetUp':
    'Tell us about your school. We’ll set it up with its first administrator, free for 30 days. If it already uses HourTrail, ask its administrator for an account.',
  'logIn.lookAround': 'You can look around without an account of your own.',
  'logIn.demoServer': 'This is a demo: log in as a student, parent, teacher, or administrator of a made-up school.',
  'logIn.chooseDemoLogIn': 'Choose a demo login',
  // Sign-up form
  'logIn.newUsers':
    'New users are assigned to the New School organization, created with the student role, and ready to track hours.',
  'logIn.parentsLater': 'Then enter your school’s join code. You become a parent there once the school admits you.',
  'logIn.createAccount': 'Create account',
  'logIn.creatingAccount': 'Creating account...',
  'logIn.welcome': 'Welcome to HourTrail!',
  'logIn.signedUp': 'Your account has been created, and you’re logged in.',
  'logIn.signUpFailed': 'Signup failed',
  'logIn.signUpFailedText': 'Unable to create account. Please try again.',
  // Forgotten password
  'logIn.forgotDescription': 'Get a link to set a new password for your HourTrail account.',
  'logIn.forgotKeywords': 'forgot password, new password',
  'logIn.forgotIntro': 'Enter your account’s email. We’ll send you a link to set a new password.',
  'logIn.sendLink': 'Send link',
  'logIn.linkSent':
    'If {email} belongs to an account with a password, a link is on its way. It works once, for {minutes, plural, one {# minute} other {# minutes}}. If nothing arrives, ask your school.',
  'logIn.linkNotSent': 'Link not sent',
  'logIn.linkNotSentText': 'We couldn’t send the link. Please try again.',
  'logIn.sendsNoEmail':
    'This server doesn’t send email. Ask a teacher or administrator at your school for a one-time password. You’ll choose your own password when you log in with it.',
  // Links in emails, all of them
  'logIn.confirming': 'Confirming...',
  'logIn.linkNeedsJavascript': 'You need JavaScript for this.',
  'logIn.linkIncomplete': 'This link is incomplete. Open it from the email again, or copy the whole link.',
  // Link to confirm an email
  'logIn.confirmEmailTitle': 'Confirm your email',
  'logIn.confirmEmailDescription': 'To use an email for your HourTrail account, confirm that it’s yours.',
  'logIn.confirmEmailKeywords': 'confirm, email',
  'logIn.confirmEmailIntro': 'To use this email for your HourTrail account, confirm that it’s yours.',
  'logIn.confirmEmail': 'Confirm email',
  'logIn.emailConfirmed': 'Thank you. Your account’s email is now {email}.',
  'logIn.confirmEmailExpired':
    'This link was already used, is older than seven days, or is for an email that has changed since. Go to your profile to see what’s left to confirm and to get a new link.',
  'logIn.goToProfile': 'Go to your profile',
  // Link to confirm the newsletter
  'logIn.confirmNewsletterTitle': 'Confirm your subscription',
  'logIn.confirmNewsletterDescription': 'Confirm that you asked for the HourTrail newsletter.',
  'logIn.confirmNewsletterKeywords': 'newsletter, confirm',
  'logIn.confirmNewsletterIntro':
    'You asked for the HourTrail newsletter. We’ll send it to your email once you confirm.',
  'logIn.confirmNewsletter': 'Confirm subscription',
  'logIn.newsletterConfirmed': 'You’re subscribed. We’ll send the newsletter to {email}.',
  'logIn.confirmNewsletterExpired':
    'This link was already used, is older than seven days, or was replaced by a newer one. If you confirmed before, you’re subscribed. If not, ask for the newsletter again on the blog.',
  'logIn.readBlog': 'Read the blog',
  // Link to unsubscribe
  'logIn.unsubscribeTitle': 'End your subscription',
  'logIn.unsubscribeDescription': 'End your subscription to the HourTrail newsletter.',
  'logIn.unsubscribeKeywords': 'newsletter, unsubscribe',
  'logIn.unsubscribeIntro': 'Unsubscribe, and we’ll stop sending you the HourTrail newsletter.',
  'logIn.unsubscribe': 'Unsubscribe',
  'logIn.unsubscribing': 'Unsubscribing...',
  'logIn.unsubscribed': 'Your subscription has ended.',
  'logIn.unsubscribeExpired': 'We couldn’t find a subscription for this link.',
  'logIn.stopEmailsTitle': 'Stop these emails',
  'logIn.stopEmailsDescription': 'Stop emails from HourTrail of one kind.',
  'logIn.stopEmailsIntro':
    'Stop emails of this kind. Your notifications stay under the bell, and you can choose again in your profile.',
  'logIn.stopEmails': 'Stop these emails',
  'logIn.emailsStopped': 'You won’t get these emails anymore.',
  'logIn.stopEmailsUnknown':
    'This link doesn’t work. Open the link in the email again, or choose your emails in your profile.',
} as const;
