import { t, SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { useSchoolQuery, useSchoolsPageQuery } from '../../api/organizations.js';
import { PickField, type Pickable } from '../../ui/PickField.js';

const SHOWN = 20;

const Place = styled('div')(({ theme }) => ({
  flex: '0 1 320px',
  minWidth: 240,
  [theme.breakpoints.down('sm')]: { flexBasis: '100%' },
}));

const SYSTEM: Pickable = {
  id: SYSTEM_ORGANIZATION,
  name: t('audit.wholeSystem'),
  detail: t('audit.wholeSystemHint'),
};

function useLogs(q: string): { readonly options: readonly Pickable[]; readonly busy: boolean } {
  const { data, isFetching } = useSchoolsPageQuery({ limit: SHOWN, ...(q && { q }) });
  const schools = (data?.rows ?? []).map(({ id, name }) => ({ id, name }));
  const system = SYSTEM.name.toLowerCase().includes(q.toLowerCase()) ? [SYSTEM] : [];
  return { options: [...schools, ...system], busy: isFetching };
}

interface SchoolPickerProps {
  readonly id: number;
  readonly onPick: (id: number | undefined) => void;
}

export function SchoolPicker({ id, onPick }: SchoolPickerProps) {
  const { currentData: school } = useSchoolQuery(id, { skip: id === SYSTEM_ORGANIZATION });
  const value = id === SYSTEM_ORGANIZATION ? SYSTEM : { id, name: school?.name ?? t('audit.schoolNumber', { id }) };
  return (
    <Place>
      <PickField
        quiet
        clearable={false}
        label={t('common.school')}
        placeholder={t('audit.searchSchools')}
        value={value}
        useOptions={useLogs}
        onPick={(picked) => onPick(picked?.id)}
      />
    </Place>
  );
}
