import Alert from '@mui/material/Alert';
import { useMailStatusQuery } from '../../api/inbox.js';
import { mailWords } from './words.js';

export function MailNotice() {
  const { data: status } = useMailStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  const words = status && mailWords(status);
  return words ? <Alert>{words}</Alert> : null;
}
