import { EXPORT_KINDS, IMPORT_KINDS, type ExportKind } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { FileUp } from 'lucide-react';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { EXPORT_LABELS } from '../../../features/reporting/exports/exportWords.js';
import { ExportMenu } from '../../../features/reporting/exports/ExportMenu.js';
import { EarlierImports } from '../../../features/reporting/imports/EarlierImports.js';
import { SampleButton, columnNames } from '../../../features/reporting/imports/FormatNote.js';
import { IMPORT_LABELS } from '../../../features/reporting/imports/importWords.js';
import { ImportSteps } from '../../../features/reporting/imports/ImportSteps.js';
import { useImportAddress } from '../../../features/reporting/imports/useImportAddress.js';
import { asksSchool } from '../../../features/reporting/WhichSchool.js';
import { capitalize } from '../../../lib/names.js';
import { idOf, useSearchState } from '../../../lib/useSearchState.js';
import { Sections } from '../../../ui/Columns.js';
import { ListCard } from '../../../ui/ListCard.js';
import { Row, Rows } from '../../../ui/Rows.js';
import { SchoolFilter } from '../../people/SchoolFilter.js';

const EXPORT_HINTS: Readonly<Record<ExportKind, string>> = {
  users: 'Everybody, with role, grade level and status.',
  hours: 'Every entry but drafts, with who verified and approved it.',
  'student-reports': 'Students by grade level, with their total, approved and pending hours.',
  'parent-reports': 'Parents by total hours, with their last activity.',
  opportunities: 'Every opportunity, past and to come, with its sign-ups counted.',
};

/** Imports and exports of one school. */
export function Exchange() {
  const { organizationId, choose } = useExchangeSchool();
  const { kind, begin } = useImportAddress();
  const several = asksSchool(useSessionUser(), 'imports.make');
  if (kind) return <ImportSteps key={`${kind} ${organizationId}`} kind={kind} organizationId={organizationId} />;
  return (
    <Sections>
      {several && (
        <div style={{ maxWidth: 320 }}>
          <SchoolFilter id={Number(organizationId)} onPick={choose} />
        </div>
      )}
      <ListCard title="Export">
        <Rows sx={{ px: { xs: 4, sm: 5 } }}>
          {EXPORT_KINDS.map((one) => (
            <Row key={one} title={capitalize(EXPORT_LABELS[one])} text={EXPORT_HINTS[one]}>
              <ExportMenu kind={one} filters={filtersOf(organizationId)} label={`Export ${EXPORT_LABELS[one]}`} />
            </Row>
          ))}
        </Rows>
      </ListCard>
      <ListCard title="Import from CSV">
        <Rows sx={{ px: { xs: 4, sm: 5 } }}>
          {IMPORT_KINDS.map((one) => (
            <Row
              key={one}
              title={capitalize(IMPORT_LABELS[one])}
              text={`Columns: ${columnNames(one, true)}; optional: ${columnNames(one, false)}.`}
            >
              <SampleButton kind={one} />
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<FileUp size={18} aria-hidden />}
                onClick={() => begin(one)}
              >
                Import {IMPORT_LABELS[one]}
              </Button>
            </Row>
          ))}
        </Rows>
      </ListCard>
      <EarlierImports organizationId={organizationId} />
    </Sections>
  );
}

const filtersOf = (organizationId: string | undefined): Readonly<Record<string, string>> =>
  organizationId === undefined ? {} : { organizationId };

/** Undefined for people with one school; for others, their own school unless the URL names another. */
function useExchangeSchool() {
  const reader = useSessionUser();
  const { state: schoolId, set } = useSearchState<string, 'school'>((params) => idOf(params.get('school')));
  const own = String(reader.organizationId);
  return {
    organizationId: asksSchool(reader, 'imports.make') ? schoolId || own : undefined,
    choose: (id: number | undefined): void => set({ school: id === undefined || String(id) === own ? '' : String(id) }),
  };
}
