import Alert from '@mui/material/Alert';
import { useMailStandingQuery } from '../../api/inbox.js';
import { mailWords } from './words.js';

export function MailNotice() {
  const { data: standing } = useMailStandingQuery(undefined, { refetchOnMountOrArgChange: true });
  const words = standing && mailWords(standing);
  return words ? <Alert>{words}</Alert> : null;
}
