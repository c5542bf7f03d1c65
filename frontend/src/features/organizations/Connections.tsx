import { t } from '@hourtrail/contracts';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ApiKeys } from './ApiKeys.js';
import { Webhooks } from './Webhooks.js';

/** The programs that act for one's own school, and those that hear of changes there. */
export const Connections = () => (
  <Card aria-labelledby="connections">
    <Typography id="connections" variant="h2" sx={{ mb: 1 }}>
      {t('connections.title')}
    </Typography>
    <Typography sx={{ color: 'text.secondary', mb: 5 }}>
      {t('connections.text')} <Link href="/developers">{t('connections.howTo')}</Link>
    </Typography>
    <ApiKeys />
    <Webhooks />
  </Card>
);
