import { useState } from 'react';
import { theEmailCanBeWrittenTo, type SubscribeAnswer } from '@hourtrail/contracts';
import { styled } from '../styled.js';
import { controlOf, typedInto } from '../ui/controls.js';
import { Field } from '../ui/Field.js';
import { FormNote } from '../ui/FormNote.js';
import { postJson } from '../ui/postJson.js';
import { SubmitButton } from '../ui/SubmitButton.js';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  // the button stands beside the input, not beside its label
  '& > button': { marginTop: 26 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > button': { marginTop: 0 } },
}));
const Form = styled('form')({ marginTop: 20 });
const Said = styled('div')({ marginTop: 12 });

type Stage =
  | { readonly at: 'idle' | 'sending' }
  | { readonly at: 'asked'; readonly email: string; readonly sendsMail: boolean }
  | { readonly at: 'failed'; readonly said: string };

const LOST = 'The server could not be reached. Check your connection and try again.';

/** Asks for the newsletter; whoever reads the mail of the address then confirms. */
export function NewsletterBox() {
  const [stage, setStage] = useState<Stage>({ at: 'idle' });
  const [error, setError] = useState<string>();
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const email = typedInto(form, 'email');
    const problem = theEmailCanBeWrittenTo(email)?.message;
    setError(problem);
    if (problem !== undefined) {
      setStage({ at: 'idle' });
      controlOf(form, 'email')?.focus();
      return;
    }
    setStage({ at: 'sending' });
    const answer = await postJson<SubscribeAnswer>('/newsletter', { email });
    if (answer.ok) form.reset();
    setStage(
      answer.ok
        ? { at: 'asked', email, sendsMail: answer.body.sendsMail }
        : { at: 'failed', said: answer.refusal?.message ?? LOST },
    );
  };
  return (
    <Form
      noValidate
      aria-label="Newsletter"
      onSubmit={(event) => {
        event.preventDefault();
        if (stage.at !== 'sending') void submit(event.currentTarget);
      }}
    >
      <Row>
        <Field
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          required
          error={error}
          onInput={() => setError(undefined)}
        />
        <SubmitButton busy={stage.at === 'sending'}>
          {stage.at === 'sending' ? 'Subscribing...' : 'Subscribe'}
        </SubmitButton>
      </Row>
      <Said role="status">
        {stage.at === 'asked' && <FormNote>{askedWords(stage)}</FormNote>}
        {stage.at === 'failed' && <FormNote bad>{stage.said}</FormNote>}
      </Said>
      <noscript>
        <p>Subscribing needs JavaScript.</p>
      </noscript>
    </Form>
  );
}

const askedWords = ({ email, sendsMail }: { readonly email: string; readonly sendsMail: boolean }): string =>
  sendsMail
    ? `Look into the mail of ${email}: your subscription begins once you confirm it by the link there.`
    : `This site is not set up to send mail yet, so nobody can confirm a subscription. ${email} is kept unconfirmed and gets nothing.`;
