import { useEffect, useRef, type ReactNode } from 'react';
import { useScoped } from '../../lib/hooks.js';
import { useHydrated } from '../hydrated.js';
import { styled } from '../styled.js';
import { ButtonLink } from '../ui/ButtonLink.js';
import { Container } from '../ui/Container.js';
import { FormNote } from '../ui/FormNote.js';
import { Lead, PageTitle } from '../ui/headings.js';
import { postJson } from '../ui/postJson.js';
import { SubmitButton } from '../ui/SubmitButton.js';

const Frame = styled(Container)({ paddingBlock: 96, '& form, & [role="status"]': { marginTop: 32, maxWidth: '58ch' } });

const TOKEN = /^[1-9]\d{0,9}(\.[0-9a-z]{1,12})?\.[A-Za-z0-9_-]{43}$/;
/** What the server answers of whatever does not open any more. */
const ENDED = [404, 410];

type Stage =
  { readonly at: 'asking' | 'sending' | 'ended' } | { readonly at: 'done' | 'failed'; readonly said: string };

interface LinkPageProps<Body> {
  readonly title: string;
  readonly lead: string;
  readonly path: string;
  readonly button: string;
  readonly busy: string;
  readonly done: (body: Body) => string;
  /** What to know where the link does nothing any more. */
  readonly ended: ReactNode;
  /** Where to go on then. */
  readonly onward: { readonly href: string; readonly label: string };
}

/** What a link in a mail leads to: it asks first, since mail programs open links by themselves. */
export function LinkPage<Body>({ title, lead, path, button, busy, done, ended, onward }: LinkPageProps<Body>) {
  const token = useHydrated() ? window.location.hash.slice(1) : '';
  // another link can be opened in the same tab
  const [stage, change] = useScoped<Stage>(token, { at: 'asking' });
  const setStage = (now: Stage): void => change(() => now);
  const isDamaged = useHydrated() && !TOKEN.test(token);
  const submit = async (): Promise<void> => {
    setStage({ at: 'sending' });
    const answer = await postJson<Body>(path, { token });
    if (answer.ok) return setStage({ at: 'done', said: done(answer.body) });
    if (ENDED.includes(answer.status ?? 0)) return setStage({ at: 'ended' });
    setStage({ at: 'failed', said: answer.refusal?.message ?? 'The server could not be reached. Try again.' });
  };
  const isOver = stage.at === 'done' || stage.at === 'ended';
  const asks = !isDamaged && !isOver;
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the button that had the focus is gone
    if (isOver) outcome.current?.focus();
  }, [isOver]);
  return (
    <Frame>
      <PageTitle>{title}</PageTitle>
      {asks && <Lead>{lead}</Lead>}
      {asks && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (stage.at !== 'sending') void submit();
          }}
        >
          <SubmitButton busy={stage.at === 'sending'}>{stage.at === 'sending' ? busy : button}</SubmitButton>
          <noscript>
            <p>This needs JavaScript.</p>
          </noscript>
        </form>
      )}
      <div role="status" ref={outcome} tabIndex={-1}>
        {stage.at === 'done' && <FormNote>{stage.said}</FormNote>}
        {stage.at === 'failed' && <FormNote bad>{stage.said}</FormNote>}
        {stage.at === 'ended' && <FormNote bad>{ended}</FormNote>}
        {isDamaged && (
          <FormNote bad>This link is not whole. Open it from the mail once more, or copy all of it.</FormNote>
        )}
      </div>
      {!asks && (
        <p>
          <ButtonLink href={onward.href} look="outlined">
            {onward.label}
          </ButtonLink>
        </p>
      )}
    </Frame>
  );
}
