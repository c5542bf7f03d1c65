import { useId } from 'react';
import { t, byField, theTextIsGiven, type AccountOffer, type AskForAccount } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useAskForAccountMutation } from '../../api/confirmations.js';
import { fieldErrors } from '../../api/errorMessage.js';
import { ruleResolver, showFieldErrors } from '../../lib/formErrors.js';
import { Field } from '../../ui/Field.js';
import { showFailure } from '../../ui/withToast.js';

const NAMES = ['firstName', 'lastName'] as const;
const FAILED = { title: t('confirm.accountNotAsked'), fallback: t('confirm.notSentText') };

interface OfferAccountProps {
  readonly token: string;
  readonly school: string;
  readonly offer: AccountOffer;
}

/** The school already knows their address; they check the name. */
export function OfferAccount({ token, school, offer: { answered, firstName, lastName } }: OfferAccountProps) {
  const id = useId();
  const [ask, { isSuccess }] = useAskForAccountMutation();
  const { register, handleSubmit, setError, formState } = useForm<AskForAccount>({
    resolver: ruleResolver((name) =>
      byField([
        theTextIsGiven('firstName', t('common.firstName'), name.firstName),
        theTextIsGiven('lastName', t('common.lastName'), name.lastName),
      ]),
    ),
    defaultValues: { firstName, lastName },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (name) => {
    const { error } = await ask({ token, ...name });
    if (error && !showFieldErrors(fieldErrors(error), NAMES, setError)) showFailure(error, FAILED);
  });
  return (
    <Card component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography id={id} variant="h2">
        {t('confirm.offerTitle')}
      </Typography>
      {isSuccess ? (
        <Alert severity="success" role="status" sx={{ mt: 4 }}>
          {t('confirm.accountAsked', { school })}
        </Alert>
      ) : (
        <form noValidate onSubmit={(event) => void send(event)}>
          <Typography sx={{ mt: 3, mb: 5 }}>{t('confirm.offer', { count: answered, school })}</Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: { xs: 5, sm: 4 } }}>
            <Field
              label={t('common.firstName')}
              autoComplete="given-name"
              error={errors.firstName?.message}
              {...register('firstName')}
            />
            <Field
              label={t('common.lastName')}
              autoComplete="family-name"
              error={errors.lastName?.message}
              {...register('lastName')}
            />
          </Box>
          <Button type="submit" variant="contained" disabled={isSubmitting} sx={{ mt: 5 }}>
            {t('confirm.askForAccount')}
          </Button>
        </form>
      )}
    </Card>
  );
}
