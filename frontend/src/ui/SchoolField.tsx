import type { ComponentProps } from 'react';
import { t } from '@hourtrail/contracts';
import { useSchoolsPageQuery } from '../api/organizations.js';
import { PickField } from './PickField.js';

export interface PickedSchool {
  readonly id: number;
  readonly name: string;
  readonly isDistrict?: boolean;
}

const SHOWN = 20;

function useSchools(q: string) {
  const { data, isFetching } = useSchoolsPageQuery({ limit: SHOWN, ...(q && { q }) });
  return { options: data?.rows ?? [], busy: isFetching };
}

type SchoolFieldProps = Omit<ComponentProps<typeof PickField<PickedSchool>>, 'useOptions' | 'label'> & {
  readonly label?: string;
};

export const SchoolField = ({
  label = t('common.school'),
  placeholder = t('ui.searchSchools'),
  onPick,
  ...field
}: SchoolFieldProps) => (
  <PickField
    {...field}
    label={label}
    placeholder={placeholder}
    useOptions={useSchools}
    onPick={(school) => onPick(school && { id: school.id, name: school.name })}
  />
);
