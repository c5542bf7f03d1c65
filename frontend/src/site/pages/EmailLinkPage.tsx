import { useEffect, useRef } from 'react';
import { t, type ConfirmedEmail, type ConfirmedSubscription } from '@hourtrail/contracts';
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
      title: t('logIn.confirmEmailTitle'),
      description: t('logIn.confirmEmailDescription'),
      keywords: t('logIn.confirmEmailKeywords'),
      indexed: false,
    }}
    intro={t('logIn.confirmEmailIntro')}
    path="/auth/confirm-email"
    button={t('logIn.confirmEmail')}
    busy={t('logIn.confirming')}
    done={({ email }) => t('logIn.emailConfirmed', { email })}
    expired={t('logIn.confirmEmailExpired')}
    onward={{ href: '/profile', label: t('logIn.goToProfile') }}
  />
);

export const ConfirmNewsletter = () => (
  <LinkPage<ConfirmedSubscription>
    meta={{
      path: '/newsletter/confirm',
      title: t('logIn.confirmNewsletterTitle'),
      description: t('logIn.confirmNewsletterDescription'),
      keywords: t('logIn.confirmNewsletterKeywords'),
      indexed: false,
    }}
    intro={t('logIn.confirmNewsletterIntro')}
    onward={{ href: '/blog', label: t('logIn.readBlog') }}
    path="/newsletter/confirm"
    button={t('logIn.confirmNewsletter')}
    busy={t('logIn.confirming')}
    done={({ email }) => t('logIn.newsletterConfirmed', { email })}
    expired={t('logIn.confirmNewsletterExpired')}
  />
);

export const Unsubscribe = () => (
  <LinkPage<undefined>
    meta={{
      path: '/newsletter/unsubscribe',
      title: t('logIn.unsubscribeTitle'),
      description: t('logIn.unsubscribeDescription'),
      keywords: t('logIn.unsubscribeKeywords'),
      indexed: false,
    }}
    intro={t('logIn.unsubscribeIntro')}
    onward={{ href: '/blog', label: t('logIn.readBlog') }}
    path="/newsletter/unsubscribe"
    button={t('logIn.unsubscribe')}
    busy={t('logIn.unsubscribing')}
    done={() => t('logIn.unsubscribed')}
    expired={t('logIn.unsubscribeExpired')}
  />
);

export const StopEmails = () => (
  <LinkPage<undefined>
    meta={{
      path: '/unsubscribe',
      title: t('logIn.stopEmailsTitle'),
      description: t('logIn.stopEmailsDescription'),
      keywords: t('logIn.unsubscribeKeywords'),
      indexed: false,
    }}
    intro={t('logIn.stopEmailsIntro')}
    onward={{ href: '/profile', label: t('logIn.goToProfile') }}
    path="/unsubscribe/"
    tokenInPath
    button={t('logIn.stopEmails')}
    busy={t('logIn.unsubscribing')}
    done={() => t('logIn.emailsStopped')}
    expired={t('logIn.stopEmailsUnknown')}
  />
);

const Frame = styled(Container)({ paddingBlock: 96, '& form, & [role="status"]': { marginTop: 32, maxWidth: '58ch' } });

const TOKEN = /^([a-z-]{1,20}\.)?[1-9]\d{0,9}(\.[0-9a-z]{1,12})?\.[A-Za-z0-9_-]{43}$/;
/** The responses to a link that no longer works. */
const EXPIRED = [404, 410];

type Stage =
  { readonly name: 'asking' | 'sending' | 'expired' } | { readonly name: 'done' | 'failed'; readonly message: string };

interface LinkPageProps<Body> {
  readonly meta: PageMetaProps;
  readonly intro: string;
  readonly path: string;
  readonly tokenInPath?: boolean;
  readonly button: string;
  readonly busy: string;
  readonly done: (body: Body) => string;
  /** The text for a link that no longer works. */
  readonly expired: string;
  /** The link to follow afterwards. */
  readonly onward: { readonly href: string; readonly label: string };
}

/** Asks before it acts, because mail programs open links by themselves. */
function LinkPage<Body>({
  meta,
  intro,
  path,
  tokenInPath = false,
  button,
  busy,
  done,
  expired,
  onward,
}: LinkPageProps<Body>) {
  const token = useHydrated() ? window.location.hash.slice(1) : '';
  // resets if another link is opened in the same tab
  const [stage, change] = useScoped<Stage>(token, { name: 'asking' });
  const setStage = (now: Stage): void => change(() => now);
  const isDamaged = useHydrated() && !TOKEN.test(token);
  const submit = async (): Promise<void> => {
    setStage({ name: 'sending' });
    try {
      const [url, body] = tokenInPath ? [path + token, {}] : [path, { token }];
      setStage({ name: 'done', message: done(await requestJson<Body>(url, { method: 'POST', body })) });
    } catch (error) {
      if (EXPIRED.includes(errorStatus(error) ?? 0)) return setStage({ name: 'expired' });
      setStage({ name: 'failed', message: errorBody(error)?.message ?? t('site.serverUnreachable') });
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
            <p>{t('logIn.linkNeedsJavascript')}</p>
          </noscript>
        </form>
      )}
      <div role="status" ref={outcome} tabIndex={-1}>
        {stage.name === 'done' && <FormMessage>{stage.message}</FormMessage>}
        {stage.name === 'failed' && <FormMessage bad>{stage.message}</FormMessage>}
        {stage.name === 'expired' && <FormMessage bad>{expired}</FormMessage>}
        {isDamaged && <FormMessage bad>{t('logIn.linkIncomplete')}</FormMessage>}
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
