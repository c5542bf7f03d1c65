import { useEffect, useRef } from 'react';
import type { ConfirmedEmail, ConfirmedSubscription } from '@hourtrail/contracts';
import { errorBody, errorStatus } from '../../api/errorMessage.js';
import { requestJson } from '../../api/request.js';
import { useScoped } from '../../lib/hooks.js';
import { styled } from '../../ui/styled.js';
import { useHydrated } from '../hydration.js';
import { PageMeta, type PageMetaProps } from '../PageMeta.js';
import { FormMessage, SubmitButton } from '../ui/form.js';
import { Intro, PageTitle } from '../ui/headings.js';
import { ButtonLink } from '../ui/links.js';
import { Container } from '../ui/Section.js';

export const ConfirmEmail = () => (
  <LinkPage<ConfirmedEmail>
    meta={{
      path: '/confirm-email',
      title: 'Confirm your email',
      description: 'Confirms that an email is yours, so that your HourTrail account is known by it.',
      keywords: ['confirm', 'email'],
      indexed: false,
    }}
    intro="Your HourTrail account is known by this address once you confirm that it is yours."
    path="/auth/confirm-email"
    button="Confirm email"
    busy="Confirming..."
    done={({ email }) => `Thank you. Your account is known by ${email} now.`}
    expired="This link was used already, is older than seven days, or belongs to an address that was changed since. Your profile shows what still waits, and sends a new link."
    onward={{ href: '/profile', label: 'Go to your profile' }}
  />
);

export const ConfirmNewsletter = () => (
  <LinkPage<ConfirmedSubscription>
    meta={{
      path: '/newsletter/confirm',
      title: 'Confirm your subscription',
      description: 'Confirms that you asked for the HourTrail newsletter.',
      keywords: ['newsletter', 'confirm'],
      indexed: false,
    }}
    intro="You asked for the HourTrail newsletter. It comes to your address once you confirm."
    onward={{ href: '/blog', label: 'Read the blog' }}
    path="/newsletter/confirm"
    button="Confirm subscription"
    busy="Confirming..."
    done={({ email }) => `You are subscribed. The newsletter comes to ${email}.`}
    expired="This link was used already, is older than seven days, or was replaced by a newer one. If you confirmed before, you are subscribed; otherwise ask for the newsletter again on the blog."
  />
);

export const Unsubscribe = () => (
  <LinkPage<undefined>
    meta={{
      path: '/newsletter/unsubscribe',
      title: 'End your subscription',
      description: 'Ends a subscription of the HourTrail newsletter.',
      keywords: ['newsletter', 'unsubscribe'],
      indexed: false,
    }}
    intro="The HourTrail newsletter will not come to your address any more."
    onward={{ href: '/blog', label: 'Read the blog' }}
    path="/newsletter/unsubscribe"
    button="Unsubscribe"
    busy="Unsubscribing..."
    done={() => 'Your subscription has ended.'}
    expired="This link belongs to no subscription."
  />
);

const Frame = styled(Container)({ paddingBlock: 96, '& form, & [role="status"]': { marginTop: 32, maxWidth: '58ch' } });

const TOKEN = /^[1-9]\d{0,9}(\.[0-9a-z]{1,12})?\.[A-Za-z0-9_-]{43}$/;
/** The responses to a link that no longer works. */
const EXPIRED = [404, 410];

type Stage =
  { readonly name: 'asking' | 'sending' | 'expired' } | { readonly name: 'done' | 'failed'; readonly message: string };

interface LinkPageProps<Body> {
  readonly meta: PageMetaProps;
  readonly intro: string;
  readonly path: string;
  readonly button: string;
  readonly busy: string;
  readonly done: (body: Body) => string;
  /** The text for a link that no longer works. */
  readonly expired: string;
  /** The link to follow afterwards. */
  readonly onward: { readonly href: string; readonly label: string };
}

/** Asks before it acts, because mail programs open links by themselves. */
function LinkPage<Body>({ meta, intro, path, button, busy, done, expired, onward }: LinkPageProps<Body>) {
  const token = useHydrated() ? window.location.hash.slice(1) : '';
  // resets if another link is opened in the same tab
  const [stage, change] = useScoped<Stage>(token, { name: 'asking' });
  const setStage = (now: Stage): void => change(() => now);
  const isDamaged = useHydrated() && !TOKEN.test(token);
  const submit = async (): Promise<void> => {
    setStage({ name: 'sending' });
    try {
      setStage({ name: 'done', message: done(await requestJson<Body>(path, { method: 'POST', body: { token } })) });
    } catch (error) {
      if (EXPIRED.includes(errorStatus(error) ?? 0)) return setStage({ name: 'expired' });
      setStage({ name: 'failed', message: errorBody(error)?.message ?? 'The server could not be reached. Try again.' });
    }
  };
  const isOver = stage.name === 'done' || stage.name === 'expired';
  const asks = !isDamaged && !isOver;
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the button that had the focus is gone
    if (isOver) outcome.current?.focus();
  }, [isOver]);
  return (
    <Frame>
      <PageMeta {...meta} />
      <PageTitle>{meta.title}</PageTitle>
      {asks && <Intro>{intro}</Intro>}
      {asks && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (stage.name !== 'sending') void submit();
          }}
        >
          <SubmitButton busy={stage.name === 'sending' && busy}>{button}</SubmitButton>
          <noscript>
            <p>This needs JavaScript.</p>
          </noscript>
        </form>
      )}
      <div role="status" ref={outcome} tabIndex={-1}>
        {stage.name === 'done' && <FormMessage>{stage.message}</FormMessage>}
        {stage.name === 'failed' && <FormMessage bad>{stage.message}</FormMessage>}
        {stage.name === 'expired' && <FormMessage bad>{expired}</FormMessage>}
        {isDamaged && (
          <FormMessage bad>This link is not whole. Open it from the mail once more, or copy all of it.</FormMessage>
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
