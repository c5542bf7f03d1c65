import { t } from '@hourtrail/contracts';
import { useSchoolQuery } from '../../api/organizations.js';
import { SchoolField } from '../../ui/SchoolField.js';

interface SchoolFilterProps {
  readonly id: number | undefined;
  readonly onPick: (id: number | undefined) => void;
}

export function SchoolFilter({ id, onPick }: SchoolFilterProps) {
  const { currentData: school } = useSchoolQuery(id ?? 0, { skip: id === undefined });
  return (
    <SchoolField
      quiet
      placeholder={t('people.allSchools')}
      value={id === undefined ? null : { id, name: school?.name ?? t('people.schoolNumber', { id }) }}
      onPick={(picked) => onPick(picked?.id)}
    />
  );
}
