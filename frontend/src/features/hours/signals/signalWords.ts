import type { ReviewSignal, ReviewSignalRule } from '@hourtrail/contracts';
import { countOf } from '../../../lib/counts.js';

/** What each rule looks for. */
const RULE_LABELS: Readonly<Record<ReviewSignalRule, string>> = {
  overlaps: 'overlapping times',
  'same-text': 'same description',
  'outside-opportunity': 'outside the times of the opportunity',
  'long-day': 'more than 12 hours in a day',
  'nominated-verifier': 'verifier nominated by the volunteer or their family',
  'decided-alone': 'decided by one person',
  'submitted-late': 'submitted more than 30 days later',
};

/** "Rule: overlapping times, version 1". */
export const ruleWords = ({ rule, version }: ReviewSignal): string => `Rule: ${RULE_LABELS[rule]}, version ${version}`;

/** "2 review signals". */
export const signalCount = ({ length }: readonly ReviewSignal[]): string => countOf(length, 'review signal');
