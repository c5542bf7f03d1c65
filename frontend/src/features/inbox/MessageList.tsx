import { t, type ContactMessageView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { fullName } from '../../lib/names.js';
import { CardList } from '../../ui/CardList.js';
import { Chip } from '../../ui/Chip.js';
import type { Density } from '../../ui/density.js';
import { useNarrow } from '../../ui/layout.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { RowTable, type Column } from '../../ui/RowTable.js';
import { Since } from '../../ui/Since.js';
import { MESSAGE_STATUSES } from './words.js';

type MessageColumn = Column<ContactMessageView>;

const COLUMNS: readonly MessageColumn[] = [
  { key: 'who', header: t('inbox.sender'), width: 'person', cell: fullName },
  { key: 'organization', header: t('common.organization'), width: 'person', cell: ({ organization }) => organization },
  { key: 'message', header: t('common.message'), width: 'rest', cell: ({ message }) => message },
  { key: 'at', header: t('inbox.received'), width: 'short', cell: ({ receivedAt }) => <Since at={receivedAt} /> },
  { key: 'status', header: t('common.status'), width: 'short', cell: (message) => <MessageChip {...message} /> },
];

export function MessageChip({ status }: Pick<ContactMessageView, 'status'>) {
  const { label, look, icon } = MESSAGE_STATUSES[status];
  return (
    <Chip look={look} icon={icon}>
      {label}
    </Chip>
  );
}

interface MessageListProps {
  readonly messages: readonly ContactMessageView[];
  readonly density: Density;
  readonly onOpen: (message: ContactMessageView) => void;
}

const cellId = ({ id }: ContactMessageView): string => `message-${id}`;

export function MessageList({ messages, density, onOpen }: MessageListProps) {
  const narrow = useNarrow();
  const control = (message: ContactMessageView) => (
    <Button
      variant="text"
      aria-describedby={cellId(message)}
      onClick={() => onOpen(message)}
      {...(!narrow && { size: 'small' })}
    >
      {t('common.open')}
    </Button>
  );
  const caption = t('inbox.messages');
  if (!narrow) {
    return <RowTable {...{ caption, columns: COLUMNS, rows: messages, density, cellId, onOpen }} actions={control} />;
  }
  return (
    <CardList label={caption} rows={messages} onOpen={onOpen}>
      {(message) => (
        <>
          <div className="line">
            <span className="name" id={cellId(message)}>
              {fullName(message)}
            </span>
            <MessageChip {...message} />
          </div>
          <p className="quiet">
            {message.organization}, <Since at={message.receivedAt} />
          </p>
          <p className="quiet">{beginningOf(message.message)}</p>
          <div className="actions">{control(message)}</div>
        </>
      )}
    </CardList>
  );
}

const SHOWN = 140;
const beginningOf = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()} …` : text);

export const MessagesSkeleton = () => <RowsSkeleton label={t('inbox.loadingMessages')} rows={6} cardHeight={168} />;
