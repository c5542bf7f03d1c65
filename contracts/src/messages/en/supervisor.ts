// What an entry says of the email to its supervisor
export const supervisor = {
  'supervisor.state':
    '{state, select, queued {We’re about to email {name} ({email}).} sent {We emailed {name} ({email}) on {at}. They haven’t opened it yet.} opened {{name} ({email}) opened the email and hasn’t answered yet.} bounced {Our email to {name} came back: {email} doesn’t accept it. Correct the address or ask someone else.} expired {{name} ({email}) didn’t answer, and the link has expired.} other {{name} ({email}) answered by email.}}',
  'supervisor.noMail':
    'This site sends no email, so {name} was not asked. A teacher or administrator can still approve these hours.',
  'supervisor.mailIsFile':
    'This server sends no email. The email to {name} ({email}) is a file in the folder “mail” of its data instead.',
  'supervisor.remind': 'Remind {name}',
  'supervisor.reminded': 'We’ll email {name} again',
  'supervisor.notReminded': 'Reminder not sent',
  'supervisor.notRemindedText': 'Try again later.',
  'supervisor.askSomeoneElse': 'Ask someone else',
  'supervisor.handOver': 'Let a teacher decide',
  'supervisor.handedOver': 'Handed to your teachers',
  'supervisor.handedOverText': 'Nobody has to verify this entry any more. A teacher or administrator decides.',
  'supervisor.notHandedOver': 'Not handed over',
  'supervisor.sendEmail': 'Send email',
  'supervisor.asked': 'We’ll email {name}',
  'supervisor.notAsked': 'Email not sent',
  'supervisor.notAskedText': 'Check the address and try again.',
} as const;
