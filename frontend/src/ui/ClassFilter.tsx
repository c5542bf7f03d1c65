import { can, t, type ClassView } from '@hourtrail/contracts';
import { useClassesQuery } from '../api/organizations.js';
import { useSessionUser } from '../api/useSessionUser.js';
import { FilterSelect } from './FilterFields.js';

interface ClassFilterProps {
  /** An id, or empty. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Those one teaches come first. Nothing while the school has no classes. */
export function ClassFilter({ value, onChange }: ClassFilterProps) {
  const { id: own } = useSessionUser();
  const classes = useClasses();
  if (!classes || (classes.length === 0 && !value)) return null;
  const isOwn = ({ teacherIds }: ClassView): boolean => teacherIds.includes(own);
  const ordered = [...classes.filter(isOwn), ...classes.filter((one) => !isOwn(one))];
  const isKnown = classes.some(({ id }) => String(id) === value);
  return (
    <FilterSelect
      label={t('labels.class')}
      all={t('ui.allClasses')}
      value={value}
      choices={[
        ...ordered.map(({ id, name }) => [String(id), name] as const),
        ...(value && !isKnown ? [[value, t('ui.deletedClass')] as const] : []),
      ]}
      onChange={onChange}
    />
  );
}

/** Says in words that a list is narrowed to a class. */
export function useClassWords(): (id: string) => string {
  const classes = useClasses();
  return (id) => {
    const name = classes?.find((one) => String(one.id) === id)?.name;
    return t('exports.class', { name: name ?? (classes ? t('ui.deletedClass') : '…') });
  };
}

/** The reader's school's; undefined while they load, and for who sees none. */
function useClasses(): readonly ClassView[] | undefined {
  const { organizationId, role } = useSessionUser();
  return useClassesQuery(organizationId, { skip: !can(role, 'classes.read') }).data;
}
