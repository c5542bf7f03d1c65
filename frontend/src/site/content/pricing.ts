import type { Disclosed } from '../ui/Disclosures.js';

export const PLANS = [
  {
    id: 'professional',
    name: 'Professional',
    price: '$500 to $3,500',
    per: 'per year, by enrollment',
    text: 'One school, everybody in it, every feature of HourTrail.',
    points: [
      'Hour logging, verification, approval, trails',
      'Opportunities, waitlists, attendance',
      'Parent portal and achievement badges',
      'Reports, exports and imports',
      'Setup and 12 months of support',
    ],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: 'Custom',
    per: 'for districts and groups of schools',
    text: 'Many schools in one system, or HourTrail on your own servers.',
    points: [
      'Everything in Professional, for each school',
      'System administration across schools',
      'Sign-in with Google or your own provider',
      'Your own server and database, if you want',
      'Setup and 12 months of support',
    ],
  },
] as const;

export const SIZES = [
  { size: 'Small school', enrollment: 'Up to 250 students', price: '$500' },
  { size: 'Medium school', enrollment: '251 to 750 students', price: '$500 to $1,500' },
  { size: 'Large school', enrollment: '751 or more students', price: '$1,500 to $3,500' },
] as const;

export const PRICING_QUESTIONS: readonly Disclosed[] = [
  {
    question: 'What does the price include?',
    answer: [
      'The subscription for a year, setup, and 12 months of support. The price goes by student enrollment; parents, coordinators and staff do not add to it.',
    ],
  },
  {
    question: 'How does the free trial work?',
    answer: [
      'It lasts 30 days, has full access and needs no credit card. [Create an account](/login) to look around as a student, then [talk to us](/contact), and we set up your school with its first administrator.',
    ],
  },
  {
    question: 'Which price is ours, exactly?',
    answer: [
      'It depends on how many students are enrolled. Tell us the number and you get one price in writing before you decide. A small school pays $500.',
    ],
  },
  {
    question: 'What happens to our records if we leave?',
    answer: [
      'You take them with you. Administrators can export users, hours, reports and opportunities as CSV, Excel or PDF at any time, on the last day as on the first.',
    ],
  },
  {
    question: 'Do parents or students pay anything?',
    answer: ['No. The school pays. Students and parents never see a bill.'],
  },
];
