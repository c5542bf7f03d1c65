import { useState } from 'react';
import type { CreatedUser, OpportunityView } from '@hourtrail/contracts';
import { fieldErrors } from '../../../api/errorMessage.js';
import { usePublishOpportunityMutation } from '../../../api/opportunities.js';
import { useCreateUserMutation } from '../../../api/people.js';
import { countOf } from '../../../lib/counts.js';
import { showFieldErrors } from '../../../lib/formErrors.js';
import { told } from '../../../ui/told.js';
import { coordinatorOf, NEW_COORDINATOR_FIELDS, NO_COORDINATOR } from './coordinator.js';
import type { Form } from './formParts.js';
import { OPPORTUNITY_FIELDS, publicationOf, type Lasts, type OpportunityFormValues } from './opportunityForm.js';
import { daysLeft } from './repetition.js';

const COORDINATOR_CREATED = {
  done: { title: 'Coordinator created', description: 'They must change their password at first login.' },
  failed: { title: 'Failed to create coordinator', fallback: 'An error occurred while creating the coordinator.' },
};

const outcomeOf = (values: OpportunityFormValues) => {
  const times = daysLeft(values).length;
  const on = times > 1 ? `, on ${countOf(times, 'day')}` : '';
  return {
    done: { title: 'Opportunity created', description: `Opportunity created successfully${on}.` },
    failed: {
      title: 'Failed to create opportunity',
      fallback: 'An error occurred while creating the opportunity.',
    },
  };
};

interface Publish {
  /** The coordinator whom this form has made; they stay, also where publishing then fails. */
  readonly made: CreatedUser | null;
  /** Makes the coordinator first where somebody new is asked for. Answers null where something was refused and told. */
  readonly publish: (values: OpportunityFormValues) => Promise<OpportunityView | null>;
}

export function usePublish(form: Form, lasts: Lasts): Publish {
  const [createUser] = useCreateUserMutation();
  const [send] = usePublishOpportunityMutation();
  const [made, setMade] = useState<CreatedUser | null>(null);

  const withCoordinator = async (values: OpportunityFormValues): Promise<OpportunityFormValues> => {
    const user = await told(createUser(coordinatorOf(values)).unwrap(), COORDINATOR_CREATED);
    const chosen = { ...NO_COORDINATOR, coordinatorId: String(user.id) };
    setMade(user);
    for (const [field, value] of Object.entries(chosen)) form.setValue(field as keyof typeof chosen, value);
    return { ...values, ...chosen };
  };

  return {
    made,
    publish: async (values) => {
      try {
        const whole = values.newCoordinator ? await withCoordinator(values) : values;
        return await told(send(publicationOf(whole, lasts)).unwrap(), outcomeOf(values));
      } catch (error) {
        showFieldErrors(fieldErrors(error), [...OPPORTUNITY_FIELDS, ...NEW_COORDINATOR_FIELDS], form.setError);
        return null;
      }
    },
  };
}
