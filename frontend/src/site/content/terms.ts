import type { Chapter } from './blocks.js';

export const TERMS_LEAD =
  'Last updated January 2025. These are the terms for using HourTrail. Where a school has signed an agreement with us and it says something else, the agreement counts.';

export const TERMS: readonly Chapter[] = [
  {
    id: 'agreement',
    title: 'These terms and you',
    blocks: [
      'By using this website or the HourTrail app you accept these terms. If you use it for a school, you confirm that you may accept them for the school. If you are under 18, use HourTrail only as your school or a parent allows.',
      '“We” is the provider of HourTrail, a small software company based in the USA. “School” is the school or district that subscribes. “You” is anybody who uses HourTrail.',
    ],
  },
  {
    id: 'service',
    title: 'What HourTrail does',
    blocks: [
      'HourTrail lets people log volunteer hours, lets schools verify and approve them, and lets schools publish volunteer opportunities. It is a web app.',
      '**The school decides what counts.** We provide the tool. We do not decide whether hours meet a graduation rule, a scholarship’s conditions or a court’s order, and we do not check that the work was done.',
      'We do not run the opportunities that schools publish, and we are not responsible for what happens at them. Supervision, transport, permission slips and insurance are matters of the school and the organization that hosts the work.',
    ],
  },
  {
    id: 'accounts',
    title: 'Accounts',
    blocks: [
      {
        list: [
          'Use your own account, with true information, and nobody else’s.',
          'Keep your password to yourself. Tell your school or us when you think somebody else knows it.',
          'Whoever signs up on this site becomes a student of New School, until a school admits them.',
          'Schools give roles to people and take them away. They should do the latter promptly when somebody leaves.',
        ],
      },
      {
        set: 'school',
        note: 'Who gets an account and in which role, the approval policy, the hours goal, and how old an entry may be.',
      },
    ],
  },
  {
    id: 'conduct',
    title: 'What is not allowed',
    blocks: [
      {
        list: [
          'Logging, verifying or approving hours that you know are false.',
          'Getting around the rule that nobody decides on their own hours, for instance with a second account.',
          'Reading or trying to read records that are not yours to see.',
          'Putting unlawful, hateful or harassing text, or private facts about others, into entries and messages.',
          'Overloading the service, attacking it, or testing its security without our written permission.',
          'Copying data out by automated means, except through the exports, calendar feeds and API meant for it.',
        ],
      },
      'We or your school may suspend an account that breaks these rules. The log keeps what was done with it.',
    ],
  },
  {
    id: 'trial',
    title: 'Free trial',
    blocks: [
      'A school may try HourTrail for 30 days with full access. No credit card is needed. A trial does not turn into a paid subscription by itself. Export what you want to keep before it ends.',
    ],
  },
  {
    id: 'fees',
    title: 'Subscription and fees',
    blocks: [
      'Prices are on the [pricing page](/pricing): Professional costs $500 to $3,500 per year by enrollment, Enterprise is priced individually. A subscription runs for a year and includes setup and 12 months of support. The exact price, how it is billed and how it renews are in the school’s order.',
      'Prices are without taxes. Fees that were paid are not refunded, except where the order or the law says so.',
    ],
  },
  {
    id: 'support',
    title: 'Support and availability',
    blocks: [
      'We respond to support requests within 24 hours on business days. We work to keep HourTrail running, and announce planned work when we can. We do not promise that it never stops, unless an agreement with the school says so.',
      {
        set: 'operator',
        note: 'Where a school or district runs HourTrail on its own servers, it looks after updates, backups, keys and availability itself.',
      },
    ],
  },
  {
    id: 'data',
    title: 'Your data',
    blocks: [
      'Records that people enter belong to them and to their school. You let us store and process them to provide the service, and for nothing else. The [privacy policy](/privacy) says how, and [data security](/data-security) says how they are kept safe.',
      'Administrators can export the school’s records while the subscription runs. When it ends we delete them as the agreement with the school says.',
    ],
  },
  {
    id: 'record',
    title: 'The record of changes',
    blocks: [
      'HourTrail records every change of an entry with its person and time. You agree that this record is kept, and that what you did remains in it under your name for as long as the school’s records are kept.',
      'The record shows what was entered and decided in HourTrail. It does not prove that what people entered is true.',
    ],
  },
  {
    id: 'ours',
    title: 'What belongs to us',
    blocks: [
      'The software, its design, its name and the texts of this site belong to us or our licensors. A subscription gives the school and its people the right to use HourTrail while it runs. If you send us ideas, we may use them without owing you anything.',
    ],
  },
  {
    id: 'others',
    title: 'Services of others',
    blocks: [
      'Google sign-in, booking calendars, videos and calendar apps belong to other companies, under their terms. We are not responsible for them.',
    ],
  },
  {
    id: 'warranty',
    title: 'No warranty',
    blocks: [
      'As far as the law allows, HourTrail is provided as it is, without warranties of any kind, including fitness for a particular purpose. This does not limit promises that we make in a signed agreement.',
    ],
  },
  {
    id: 'liability',
    title: 'Limits of liability',
    blocks: [
      'As far as the law allows, neither side is liable to the other for indirect or consequential damages. Our total liability for claims about HourTrail is limited to what the school paid us in the 12 months before the claim. This does not apply to what the law does not let us limit. Nothing here takes away protections that a public school has by law.',
    ],
  },
  {
    id: 'end',
    title: 'Ending',
    blocks: [
      'You may stop using HourTrail at any time. A school may end its subscription as its order says. We may end or suspend access when these terms are broken badly or repeatedly, when fees stay unpaid, or when the law requires it. Unless it is urgent, we write first and leave time to put it right.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    blocks: [
      'When these terms change, the new ones stand here with their date. We tell subscribing schools about changes that matter before they take effect.',
    ],
  },
  {
    id: 'law',
    title: 'Law',
    blocks: [
      {
        set: 'operator',
        note: 'The agreement with the school names the law that applies and the courts in charge. Where none does, the law of the US state in which the school is located applies.',
      },
      'If one sentence of these terms does not hold, the others still do.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: ['Questions about these terms reach us through the [contact page](/contact).'],
  },
];
