import { useState } from 'react';
import { t, type ContactMessageView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { errorBody } from '../../api/errorMessage.js';
import { useAnswerMessageMutation } from '../../api/inbox.js';
import { useLast } from '../../lib/hooks.js';
import { fullName } from '../../lib/names.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { SidePanel } from '../../ui/SidePanel.js';
import { Since } from '../../ui/Since.js';
import { toast } from '../../ui/toast.js';
import { showFailure } from '../../ui/withToast.js';
import { Trans } from '../../ui/Trans.js';
import { MessageChip } from './MessageList.js';
import { useErase } from './useErase.js';
import { answerAddress, forwardingWords } from './words.js';

const Words = styled('p')({ margin: 0, maxWidth: '68ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

interface MessagePanelProps {
  /** Null while the drawer is closed. */
  readonly message: ContactMessageView | null;
  readonly onChange: (message: ContactMessageView) => void;
  readonly onClose: () => void;
}

export function MessagePanel({ message, onChange, onClose }: MessagePanelProps) {
  const shown = useLast(message);
  return (
    <SidePanel open={message !== null} title={t('common.message')} onClose={onClose}>
      {shown && <Message message={shown} onChange={onChange} onErased={onClose} />}
    </SidePanel>
  );
}

interface MessageProps extends Pick<MessagePanelProps, 'onChange'> {
  readonly message: ContactMessageView;
  readonly onErased: () => void;
}

function Message({ message, onChange, onErased }: MessageProps) {
  const [erasing, setErasing] = useState(false);
  const { message: erase } = useErase();
  const { send, busy } = useAnswerMessage(onChange);
  const isNew = message.status === 'new';
  return (
    <Stack spacing={5}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 3 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {fullName(message)}
        </Typography>
        <MessageChip {...message} />
      </Stack>
      <Words>{message.message}</Words>
      <FactGrid
        facts={[
          [t('common.organization'), message.organization],
          [t('common.email'), message.email],
          [t('inbox.received'), <Since key="at" at={message.receivedAt} />],
          ...(message.handledAt && message.handledBy
            ? [
                [
                  t('inbox.handled'),
                  <Handled key="handled" at={message.handledAt} by={message.handledBy.name} />,
                ] as const,
              ]
            : []),
          [t('inbox.forwarding'), forwardingWords(message.forwarding)],
        ]}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant={isNew ? 'contained' : 'outlined'}
          disabled={busy}
          onClick={() => void send(message, isNew ? 'handle' : 'reopen')}
        >
          {busy ? t('common.saving') : isNew ? t('inbox.markHandled') : t('inbox.markNew')}
        </Button>
        <Button href={answerAddress(message)} variant="outlined">
          {t('inbox.replyByEmail')}
        </Button>
        <Button variant="text" color="error" onClick={() => setErasing(true)}>
          {t('inbox.erase')}
        </Button>
      </Stack>
      <ConfirmDialog confirmation={erasing ? erase(message, onErased) : null} onClose={() => setErasing(false)} />
    </Stack>
  );
}

const Handled = ({ at, by }: { at: string; by: string }) => (
  <Trans id="inbox.handledBy" values={{ name: by, time: <Since at={at} /> }} />
);

const DONE = { handle: t('inbox.messageHandled'), reopen: t('inbox.messageNew') } as const;
const FAILED = { title: t('common.error'), fallback: t('inbox.messageFailed') };

/** `onChange` receives the updated message. */
function useAnswerMessage(onChange: (message: ContactMessageView) => void) {
  const [change, { isLoading: busy }] = useAnswerMessageMutation();
  const send = async ({ id, version }: ContactMessageView, answer: keyof typeof DONE): Promise<void> => {
    try {
      onChange(await change({ id, version, answer }).unwrap());
      toast({ title: DONE[answer] });
    } catch (error) {
      const current = errorBody(error)?.['current'];
      if (current) onChange(current as ContactMessageView);
      showFailure(error, FAILED);
    }
  };
  return { send, busy };
}
