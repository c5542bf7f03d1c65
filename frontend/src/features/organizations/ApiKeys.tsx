import { Suspense, useState } from 'react';
import { t, type ApiKeyView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { KeyRound, Plus } from 'lucide-react';
import { useApiKeysQuery, useRevokeApiKeyMutation } from '../../api/connections.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatDay } from '../../lib/dates.js';
import { useLast } from '../../lib/hooks.js';
import { lazily } from '../../lib/lazily.js';
import { ConfirmDialog, type Confirmation } from '../../ui/ConfirmDialog.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { FormSkeleton } from '../../ui/formStates.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { Row, Rows } from '../../ui/Rows.js';
import { LinesSkeleton } from '../../ui/RowsSkeleton.js';
import { EmptyState } from '../../ui/states.js';
import { withToast, type Outcome } from '../../ui/withToast.js';

const ApiKeyForm = lazily(async () => (await import('./ConnectionForms.js')).ApiKeyForm);
const KeyUses = lazily(async () => (await import('./ConnectionLists.js')).KeyUses);

export function ApiKeys() {
  const query = useApiKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<ApiKeyView | 'new' | null>(null);
  const [revoking, setRevoking] = useState<ApiKeyView | null>(null);
  const revocation = useRevocation();
  const shown = useLast(opened);
  const textOf = useKeyText();
  return (
    <section aria-labelledby="api-keys">
      <Typography id="api-keys" variant="h3" sx={{ mb: 1 }}>
        {t('connections.keys')}
      </Typography>
      <LoadedRows
        rows={query.data}
        query={query}
        skeleton={<LinesSkeleton label={t('connections.loadingKeys')} />}
        empty={
          <EmptyState
            icon={KeyRound}
            title={t('connections.noKeys')}
            action={
              <Button variant="outlined" onClick={() => setOpened('new')}>
                {t('connections.addKey')}
              </Button>
            }
          >
            {t('connections.noKeysHint')}
          </EmptyState>
        }
        failed={t('connections.keysNotLoaded')}
      >
        {(keys) => (
          <>
            <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('connections.keysText')}</Typography>
            <Rows aria-label={t('connections.keys')}>
              {keys.map((key) => (
                <Row key={key.id} title={key.name} text={textOf(key)}>
                  <Button
                    size="small"
                    aria-haspopup="dialog"
                    aria-label={t('connections.usesNamed', { name: key.name })}
                    onClick={() => setOpened(key)}
                  >
                    {t('connections.uses')}
                  </Button>
                  {key.status === 'active' && (
                    <Button
                      size="small"
                      color="error"
                      aria-label={t('connections.revokeNamed', { name: key.name })}
                      onClick={() => setRevoking(key)}
                    >
                      {t('connections.revoke')}
                    </Button>
                  )}
                </Row>
              ))}
            </Rows>
            <Button
              variant="outlined"
              startIcon={<Plus size={16} aria-hidden />}
              sx={{ mt: 3 }}
              onClick={() => setOpened('new')}
            >
              {t('connections.addKey')}
            </Button>
          </>
        )}
      </LoadedRows>
      <FormDialog
        open={opened !== null}
        title={
          shown === null || shown === 'new' ? t('connections.addKey') : t('connections.usesNamed', { name: shown.name })
        }
        onClose={() => setOpened(null)}
      >
        {(dialog) => (
          <Suspense fallback={<FormSkeleton />}>
            {shown === 'new' ? (
              <ApiKeyForm dialog={dialog} />
            ) : (
              shown && <KeyUses id={shown.id} onClose={dialog.close} />
            )}
          </Suspense>
        )}
      </FormDialog>
      <ConfirmDialog confirmation={revoking && revocation(revoking)} onClose={() => setRevoking(null)} />
    </section>
  );
}

function useKeyText(): (key: ApiKeyView) => string {
  const { timeZone } = useSessionUser();
  const day = (instant: string): string => formatDay(instant, timeZone);
  const statusOf = ({ status, expiresAt }: ApiKeyView): string => {
    if (status === 'revoked') return t('connections.keyRevoked');
    if (status === 'ended') return t('connections.keyEnded');
    return status === 'expired'
      ? t('connections.keyExpired', { date: day(expiresAt) })
      : t('connections.keyActive', { date: day(expiresAt) });
  };
  return (key) =>
    t('connections.keyLine', {
      name: key.createdBy.name,
      status: statusOf(key),
      used: key.lastUsedAt ? t('connections.keyUsed', { date: day(key.lastUsedAt) }) : t('connections.keyUnused'),
    });
}

const REVOKED: Outcome = {
  done: { title: t('connections.keyRevokedToast') },
  failed: { title: t('connections.keyNotRevoked'), fallback: t('connections.keyNotRevokedError') },
};

function useRevocation(): (key: ApiKeyView) => Confirmation {
  const [revoke] = useRevokeApiKeyMutation();
  return ({ id, name }) => ({
    title: t('connections.revokeQuestion', { name }),
    question: t('connections.revokeDetail'),
    confirm: t('connections.revokeKey'),
    busy: t('connections.revoking'),
    destructive: true,
    onConfirm: () => withToast(revoke(id).unwrap(), REVOKED).then(() => null),
  });
}
