import { t, type RecordPart } from '@hourtrail/contracts';

export const PART_LABELS: Readonly<Record<RecordPart, string>> = {
  name: t('records.partName'),
  school: t('records.partSchool'),
  years: t('records.partYears'),
  goal: t('records.partGoal'),
  categories: t('records.partCategories'),
  entries: t('records.partEntries'),
  organizations: t('records.partOrganizations'),
  verifiers: t('records.partVerifiers'),
};
