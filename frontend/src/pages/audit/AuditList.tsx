import type { ReactNode } from 'react';
import { t, SYSTEM_ORGANIZATION, type AuditExportKind } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ExportMenu } from '../../features/reporting/exports/ExportMenu.js';
import { exportFilters } from '../../features/reporting/exports/exportWords.js';
import { PagedList, type PagedListProps } from '../../ui/PagedList.js';
import { PrintHeader } from '../../ui/PrintHeader.js';
import { FilterBar } from './FilterBar.js';
import type { AuditAddress } from './auditAddress.js';

// the filters are in words above
const Sheet = styled('div')({ '@media print': { '& .MuiCard-root > :first-of-type': { display: 'none' } } });

interface AuditListProps<Row> extends Omit<PagedListProps<Row>, 'head'> {
  readonly address: AuditAddress;
  readonly kind: AuditExportKind;
  /** What the list is narrowed by, for the server and in words. */
  readonly filter: object;
  readonly words: string;
  /** How many filters are set besides the days. */
  readonly chosen: number;
  readonly fields?: ReactNode;
}

/** A list of the audit page, with its filters and its export. On paper it is alone, with what it is narrowed by. */
export function AuditList<Row>({ address, kind, filter, words, chosen, fields, ...list }: AuditListProps<Row>) {
  return (
    <Sheet className="for-paper">
      <PrintHeader school={address.school} />
      <Typography className="print-only" variant="h2" component="p" sx={{ mb: 2 }}>
        {words ? t('audit.listOf', { list: list.label, filters: words }) : list.label}
      </Typography>
      <PagedList
        {...list}
        head={
          <>
            <FilterBar address={address} chosen={chosen}>
              {fields}
            </FilterBar>
            {address.school !== SYSTEM_ORGANIZATION && <ExportMenu kind={kind} filters={exportFilters(filter)} />}
          </>
        }
      />
    </Sheet>
  );
}
