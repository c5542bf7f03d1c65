import Link from '@mui/material/Link';
import { cutAtRecords, recordName } from './kinds.js';

interface WithRecordsProps {
  readonly words: string;
  readonly onOpen: (record: string) => void;
}

/** A sentence of the server, in which every record that it names leads to its trail. */
export const WithRecords = ({ words, onOpen }: WithRecordsProps) => (
  <>
    {cutAtRecords(words).map((part, index) =>
      index % 2 === 1 ? (
        <Link key={index} component="button" type="button" onClick={() => onOpen(part)}>
          {recordName(part)}
        </Link>
      ) : (
        part
      ),
    )}
  </>
);
