import { useState } from 'react';
import {
  todayInZone,
  type CountingRulesView,
  type HoursView,
  type OpportunityView,
  type SessionUser,
  type VerifierOption,
} from '@hourtrail/contracts';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { filledFrom, verifierAt, verifierValue } from './earlierEntries.js';
import { attended } from './hoursFormValues.js';
import { emptyForm, formOf, type HoursFormValues } from './hoursFormValues.js';
import { afterHoursChange, afterTimeChange, type Times } from './hoursAndTimes.js';
import { hoursResolver, type SchoolRules } from './hoursRules.js';
import {
  deleteDraft,
  savedDraft,
  sameTyped,
  slotOf,
  useTypedEntry,
  type SavedDraft,
  type Typed,
} from './savedDraft.js';

export interface Beginning {
  /** Undefined for a new entry. */
  readonly entry: HoursView | undefined;
  /** The entry to copy. */
  readonly like: HoursView | undefined;
  /** The opportunity of a new entry. */
  readonly opportunity: OpportunityView | undefined;
  readonly verifiers: readonly VerifierOption[];
  /** The user's own entries, newest first. */
  readonly earlier: readonly HoursView[];
  /** The school's rules of what counts, if it has any. */
  readonly counting: CountingRulesView | null | undefined;
}

interface HoursFormState {
  readonly form: UseFormReturn<HoursFormValues>;
  readonly rules: SchoolRules;
  readonly typed: Typed;
  /** Values restored from an earlier visit. */
  readonly back: SavedDraft | undefined;
  readonly startAfresh: () => void;
  /** The entry that prefilled the form. */
  readonly filled: HoursView | undefined;
  readonly fillFrom: (entry: HoursView) => void;
  /** The end time that the user chose, before the hours moved it. */
  readonly chosenEnd: string;
  readonly onTime: () => void;
  readonly onHours: () => void;
}

const rulesOf = (
  { timeZone, oldestAcceptedDays, approvalPolicy, acceptsSupervisors }: SessionUser,
  { counting }: Beginning,
): SchoolRules => ({
  counting,
  today: todayInZone(timeZone),
  oldestAcceptedDays,
  approvalPolicy,
  acceptsSupervisors,
});

const begun = ({ entry, like, opportunity, verifiers, earlier }: Beginning, today: string): HoursFormValues =>
  entry
    ? formOf(entry)
    : {
        ...emptyForm(today),
        ...(like && filledFrom(like, earlier, verifiers)),
        ...(opportunity && {
          verifierId: verifierValue(verifierAt(opportunity.organizationName, earlier, verifiers)),
          ...attended(opportunity, verifiers),
        }),
      };

/** Deletes a saved draft that equals the untouched form. */
function draftBeside(slot: string, untouched: HoursFormValues): SavedDraft | undefined {
  const found = savedDraft(slot);
  if (!found || !sameTyped(found.values, untouched)) return found;
  deleteDraft(slot);
  return undefined;
}

export function useHoursForm(beginning: Beginning): HoursFormState {
  const { entry, like, opportunity, verifiers, earlier } = beginning;
  const user = useSessionUser();
  const rules = rulesOf(user, beginning);
  const slot = slotOf(user.id, entry?.id ?? 'new', { like: like?.id, opportunity: opportunity?.id });
  const [untouched] = useState(() => begun(beginning, rules.today));
  const [back, setBack] = useState(() => draftBeside(slot, untouched));
  const [filled, setFilled] = useState(back ? undefined : like);
  const form = useForm<HoursFormValues>({
    resolver: hoursResolver(rules, entry),
    shouldFocusError: false,
    defaultValues: { ...untouched, ...back?.values },
  });
  const typed = useTypedEntry(form, { slot, version: entry?.version ?? 0, untouched, cameBack: back !== undefined });
  const [chosenEnd, setChosenEnd] = useState((back?.values ?? untouched).endTime);

  const { isSubmitted } = form.formState;
  const setAll = (values: Partial<HoursFormValues>): void => {
    for (const [name, value] of Object.entries(values)) {
      if (form.getValues(name as keyof HoursFormValues) === value) continue;
      form.setValue(name as keyof HoursFormValues, value, { shouldDirty: true, shouldValidate: isSubmitted });
    }
  };
  const times = (): Times => {
    const [startTime, endTime, hours] = form.getValues(['startTime', 'endTime', 'hours']);
    return { startTime, endTime, hours };
  };

  return {
    form,
    rules,
    typed,
    back,
    startAfresh: () => {
      form.reset(untouched);
      setChosenEnd(untouched.endTime);
      setBack(undefined);
      setFilled(like);
    },
    filled,
    fillFrom: (source) => {
      setAll(filledFrom(source, earlier, verifiers));
      setChosenEnd(form.getValues('endTime'));
      setFilled(source);
      form.setFocus('date');
    },
    chosenEnd,
    onTime: () => {
      setChosenEnd(form.getValues('endTime'));
      setAll({ ...afterTimeChange(times()) });
    },
    onHours: () => setAll({ ...afterHoursChange(times(), chosenEnd) }),
  };
}
