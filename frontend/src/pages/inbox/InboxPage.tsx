import { useMessagesPageQuery } from '../../api/inbox.js';
import { MailNotice } from '../../features/inbox/MailNotice.js';
import { Sections } from '../../ui/Columns.js';
import { FilterTabs } from '../../ui/FilterTabs.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { Messages } from './Messages.js';
import { Subscriptions } from './Subscriptions.js';
import { useInboxFilters } from './useInboxFilters.js';

/** What visitors of the public pages wrote, and who asked for the newsletter. */
export function InboxPage() {
  const filters = useInboxFilters();
  const { tab, setTab } = filters;
  const { data: waiting } = useMessagesPageQuery({ status: 'new', limit: 1 }, { refetchOnMountOrArgChange: true });
  return (
    <Sections>
      <PageHeading title="Inbox" />
      <MailNotice />
      <div>
        <FilterTabs
          label="Which part of the inbox"
          tabs={[
            { key: 'new', label: 'New', count: waiting?.total },
            { key: 'handled', label: 'Handled' },
            { key: 'newsletter', label: 'Newsletter' },
          ]}
          selected={tab}
          onSelect={setTab}
        />
        <div style={{ marginTop: 16 }}>
          {tab === 'newsletter' ? <Subscriptions {...filters} /> : <Messages key={tab} {...filters} status={tab} />}
        </div>
      </div>
    </Sections>
  );
}
