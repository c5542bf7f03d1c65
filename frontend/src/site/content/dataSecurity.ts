import type { Chapter } from './blocks.js';

export const DATA_SECURITY_LEAD =
  'What HourTrail does to protect the records of students and families, what your school and whoever runs the server set, and what we do not have.';

export const DATA_SECURITY: readonly Chapter[] = [
  {
    id: 'commitment',
    title: 'Our commitment',
    blocks: [
      'Volunteer hours decide about graduation, and they are about minors. We treat them that way. We collect little, we keep schools apart, and we make it hard to change history without anybody noticing.',
      'Everything below describes the software as it is today. Where something depends on a setting, it says whose.',
    ],
  },
  {
    id: 'measures',
    title: 'Security measures',
    blocks: [
      { subtitle: 'Encryption' },
      {
        list: [
          'On an https address, sign-in cookies are marked Secure, and browsers are told to use https only (HSTS).',
          'Passwords are stored as Argon2id hashes. Session and invitation tokens are stored as hashes too, and links that are mailed not at all: reading the database does not let anybody sign in.',
          'Each line of the log carries a SHA-256 fingerprint, and a code (HMAC) under a key that is kept outside the database. Within a second it is numbered, put into its school’s Merkle tree (RFC 6962), and the tree is signed with Ed25519.',
        ],
      },
      {
        set: 'operator',
        note: 'The certificate for https, encryption of disks and backups, and where the two keys of the log are kept. In production the server does not start without them.',
      },
      { subtitle: 'Access controls' },
      {
        list: [
          'Seven roles, one of them an auditor who reads and changes nothing. Who may do what is one table in the software, checked on the server for every request, whatever the screen shows.',
          'PostgreSQL’s row-level security keeps each school’s rows apart. The server refuses to start with a database account that could get around it.',
          'Volunteer, verifier and approver of an entry are different people. A verifier whom a student names cannot sign in before staff confirm them.',
          'A session ends at once on sign-out, on a change of password or role, and on deactivation. You can see your sessions on your profile and end them.',
          'Failed sign-ins are slowed down, then stopped. Known weak passwords are refused. Teachers, administrators and auditors choose at least 12 characters.',
          'Under the strict policy it is people who are different, not accounts: whoever made the password, the link or the address of an account counts as its owner, too. People are told of every one that is made for them.',
        ],
      },
      {
        set: 'school',
        note: 'Who has which role, whether approval needs verification first, and how soon people who leave are deactivated. The minimum lengths of passwords and how long sessions last are system settings.',
      },
      { subtitle: 'Infrastructure' },
      {
        list: [
          'One server process and a PostgreSQL database, behind a proxy for https. No other service is needed to keep or show records.',
          'Every change is saved together with the line of the log that tells it. Either both are there or neither, also when the power fails.',
          'Pages carry a strict content security policy. They run no script but ours, and cannot be put into a frame.',
        ],
      },
      {
        set: 'operator',
        note: 'Where the servers stand, who may reach them, and how often the database is backed up and a restore is tried out.',
      },
      { subtitle: 'Monitoring' },
      {
        list: [
          'Each request has a number, which stands in the server’s log and in every error message that people see.',
          'Two health addresses tell whether the process lives and whether it is ready.',
          'Exports and imports are recorded: who, when, which kind, which filters, how many rows.',
          'So is every look of staff at a named person’s record, every evidence package, and every change that was refused.',
          'All lines of each school’s log are read again and checked once a day, and whenever an auditor or administrator asks for it.',
          'Under too much load the server answers “try again later” and recovers by itself.',
        ],
      },
      { set: 'operator', note: 'Who watches the server’s log and the health addresses, and who is called.' },
    ],
  },
  {
    id: 'ferpa',
    title: 'FERPA compliance',
    blocks: [
      'FERPA binds the school. HourTrail is built so that the school can keep to it:',
      {
        list: [
          'The school decides who has access; staff see their own school only.',
          'Students, and parents with a confirmed link, inspect entries and their trails at any time.',
          'Corrections are made by administrators and stay visible with before and after.',
          'What leaves as a file is recorded, so the school can say what was disclosed to itself, when, and by whom. Whom it hands the file to is for the school to record.',
          'We use records for the school’s purpose only, and not for advertising.',
        ],
      },
      'There is no official FERPA certificate for software, and we do not claim one.',
    ],
  },
  {
    id: 'practices',
    title: 'Data protection practices',
    blocks: [
      {
        list: [
          '**Little data.** No birth dates, no Social Security numbers, no photographs, no locations, no payment cards.',
          '**No trackers.** The site and the app load nothing from other companies before you click something that says so.',
          '**History is added to, not rewritten.** The database refuses to change or remove lines of the log. The software’s own database accounts have no right to try.',
          '**Proof for outsiders.** Signed checkpoints of the log are kept outside the database, and a school or district can keep its own copies: they are downloaded or, where the server sends mail, come once a day to reviewers who ask for them. Evidence of an entry, a student or a school comes with a check that needs no network and nothing of ours.',
          '**Names beside the log.** Names and free text are kept beside the lines of the log. An administrator can erase a person without breaking what the log shows; the log keeps who erased whom, by number. A text that goes in any other way is found by the check of the log.',
          '**Two-step imports.** A file is checked in full before anything is saved. An import can be undone.',
          '**Tested.** Walls between schools, permissions, and the rule of two people are automated tests that run with every change of the software.',
        ],
      },
      'What this does not do: a person with full control of both the server and its keys could still write false lines that are newer than the newest checkpoint kept elsewhere. Until it is sealed, in the second after it was written, a line is guarded by its code alone: it cannot be changed unseen, but it could be taken away. And no software can tell whether what people enter is true.',
    ],
  },
  {
    id: 'certifications',
    title: 'Certifications',
    blocks: [
      'We hold none of these today. They are goals, and this page will say when that changes.',
      {
        table: {
          head: ['Framework', 'Where we stand'],
          rows: [
            ['SOC 2 Type II', 'Not held. A goal: no audit has been completed.'],
            ['ISO 27001', 'Not held. A goal: we are not certified.'],
            [
              'FERPA',
              'No certificate exists. The software supports the school’s duties, as described [above](#ferpa).',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'incidents',
    title: 'Incident response',
    blocks: [
      'When we learn of a security problem, we',
      {
        steps: [
          'contain it: end sessions, close accounts, take the affected part offline if need be;',
          'find out what happened, with the help of the log and the server’s records;',
          'tell the schools concerned without unreasonable delay: what, when, whose records, and what to do;',
          'mend the cause, add a test for it, and tell the schools what changed.',
        ],
      },
      'Have you found a weakness? [Tell us](/contact) before you tell others. We thank people who report in good faith.',
      {
        set: 'school',
        note: 'Notices to parents, students and authorities, as state law and the school’s policy require. We supply the facts.',
      },
    ],
  },
  {
    id: 'training',
    title: 'Employee training',
    blocks: [
      'Few people need to reach records at all. Our rules for each of them: know what FERPA asks; work with demo data wherever that will do; look at a school’s records only for a reason that can be named; and lose access on the day they leave.',
      {
        set: 'operator',
        note: 'Where a school or district runs HourTrail itself, its own people reach the server, under its own rules.',
      },
      'Schools train their own staff. [How it works](/how-it-works) is a good first read for a new coordinator.',
    ],
  },
  {
    id: 'third-party',
    title: 'Third-party security',
    blocks: [
      'HourTrail needs no third-party service to keep records. The following may be added:',
      {
        table: {
          head: ['Service', 'What it receives'],
          rows: [
            ['Hosting', 'Everything, as a custodian, under contract'],
            ['Mail delivery', 'Addresses and texts of the mails that are sent'],
            ['Google sign-in', 'That somebody signs in to HourTrail; it returns name, email address and an identifier'],
            ['Booking calendar, video', 'What a browser sends when you open them, and what you enter there'],
          ],
        },
      },
      {
        set: 'operator',
        note: 'Whether any of these is used, and which company provides it. Without configuration, none is.',
      },
      'The software is built from open-source packages with fixed versions, which are held against a list of known holes with every change.',
    ],
  },
  {
    id: 'users',
    title: 'User responsibilities',
    blocks: [
      {
        list: [
          'Use a long password that you use nowhere else, and tell nobody.',
          'Sign out on shared computers.',
          'Write what the work was, not private facts about others.',
          'Treat exported files like the records they are. Delete them when you are done.',
          'Keep the secret address of your calendar feed to yourself. You can replace it on your profile.',
          'Schools: deactivate people when they leave, and look over the list of staff each term.',
        ],
      },
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: ['Questions about security, or a weakness to report? The [contact page](/contact) reaches us.'],
  },
];
