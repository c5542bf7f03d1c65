import { t, IMPORT_KINDS, SCHOOL_EXPORT_KINDS, type SchoolExportKind } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { FileUp } from 'lucide-react';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { EXPORT_ACTIONS } from '../../../features/reporting/exports/exportWords.js';
import { ExportMenu } from '../../../features/reporting/exports/ExportMenu.js';
import { EarlierImports } from '../../../features/reporting/imports/EarlierImports.js';
import { SampleButton, columnNames } from '../../../features/reporting/imports/FormatNote.js';
import { IMPORT_ACTIONS, IMPORT_NAMES } from '../../../features/reporting/imports/importWords.js';
import { ImportSteps } from '../../../features/reporting/imports/ImportSteps.js';
import { RosterImport } from '../../../features/reporting/imports/RosterImport.js';
import { useImportAddress } from '../../../features/reporting/imports/useImportAddress.js';
import { asksSchool } from '../../../features/reporting/WhichSchool.js';
import { idOf, useSearchState } from '../../../lib/useSearchState.js';
import { Sections } from '../../../ui/Columns.js';
import { ListCard } from '../../../ui/ListCard.js';
import { Row, Rows } from '../../../ui/Rows.js';
import { SchoolFilter } from '../../people/SchoolFilter.js';

const EXPORT_NAMES: Readonly<Record<SchoolExportKind, string>> = {
  users: t('exchange.users'),
  hours: t('exchange.hours'),
  'student-reports': t('exchange.studentReports'),
  'parent-reports': t('exchange.parentReports'),
  opportunities: t('common.opportunities'),
};

const EXPORT_HINTS: Readonly<Record<SchoolExportKind, string>> = {
  users: t('exchange.usersHint'),
  hours: t('exchange.hoursHint'),
  'student-reports': t('exchange.studentReportsHint'),
  'parent-reports': t('exchange.parentReportsHint'),
  opportunities: t('exchange.opportunitiesHint'),
};

/** Imports and exports of one school. */
export function Exchange() {
  const { organizationId, choose } = useExchangeSchool();
  const { kind, begin } = useImportAddress();
  const several = asksSchool(useSessionUser(), 'imports.make');
  if (kind === 'roster') return <RosterImport key={organizationId} organizationId={organizationId} />;
  if (kind) return <ImportSteps key={`${kind} ${organizationId}`} kind={kind} organizationId={organizationId} />;
  return (
    <Sections>
      {several && (
        <div style={{ maxWidth: 320 }}>
          <SchoolFilter id={Number(organizationId)} onPick={choose} />
        </div>
      )}
      <ListCard title={t('exchange.export')}>
        <Rows sx={{ px: { xs: 4, sm: 5 } }}>
          {SCHOOL_EXPORT_KINDS.map((one) => (
            <Row key={one} title={EXPORT_NAMES[one]} text={EXPORT_HINTS[one]}>
              <ExportMenu kind={one} filters={filtersOf(organizationId)} label={EXPORT_ACTIONS[one]} />
            </Row>
          ))}
        </Rows>
      </ListCard>
      <ListCard title={t('exchange.importFromFile')}>
        <Rows sx={{ px: { xs: 4, sm: 5 } }}>
          {IMPORT_KINDS.map((one) => (
            <Row
              key={one}
              title={IMPORT_NAMES[one]}
              text={t('exchange.columnsOf', {
                required: columnNames(one, true),
                optional: columnNames(one, false),
              })}
            >
              <SampleButton kind={one} />
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<FileUp size={18} aria-hidden />}
                onClick={() => begin(one)}
              >
                {IMPORT_ACTIONS[one]}
              </Button>
            </Row>
          ))}
          <Row title={IMPORT_NAMES.roster} text={t('exchange.rosterHint')}>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<FileUp size={18} aria-hidden />}
              onClick={() => begin('roster')}
            >
              {IMPORT_ACTIONS.roster}
            </Button>
          </Row>
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
