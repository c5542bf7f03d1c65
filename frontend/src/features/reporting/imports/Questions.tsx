import { useState } from 'react';
import { t, type DateOrder, type DateQuestion, type NameQuestion } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../../lib/dates.js';
import { inAList } from '../../../lib/names.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { FieldMessage } from '../../../ui/Field.js';
import { RadioField } from '../../../ui/RadioField.js';
import { cancelImporting } from './importing.js';
import { AtWork } from './FileStep.js';
import type { FileStepsProps } from './useImportAddress.js';

/** Beside the position of a name. */
const APART = 'apart';
type Chosen = Readonly<Record<string, string>>;

/** Asks once for the whole file what its cells don't tell. */
export function Questions({ now, importing: { answer }, go }: FileStepsProps) {
  const { report, stage, answers, problem } = now;
  const { dateQuestion = null, nameQuestions = [] } = report ?? {};
  const [dateOrder, setDateOrder] = useState<DateOrder | null>(null);
  const [chosen, setChosen] = useState<Chosen>({});
  const [attempt, setAttempt] = useState(0);
  const unanswered =
    (dateQuestion && !dateOrder ? 1 : 0) + nameQuestions.filter((one) => chosen[keyOf(one)] === undefined).length;
  const errorOf = (isAnswered: boolean): string | undefined =>
    attempt > 0 && !isAnswered ? t('exchange.chooseAnswer') : undefined;
  const goOn = (): void => {
    if (unanswered > 0) return setAttempt((count) => count + 1);
    const names = Object.fromEntries(nameQuestions.flatMap((one) => namesToImport(one, chosen[keyOf(one)])));
    void answer({ dateOrder: dateOrder ?? answers.dateOrder, names: { ...answers.names, ...names } });
  };
  return (
    <Stack spacing={5} useFlexGap>
      <Typography variant="h3">
        <span role="status">{t('exchange.questions', { count: nameQuestions.length + (dateQuestion ? 1 : 0) })}</span>
      </Typography>
      <ErrorSummary
        attempt={attempt}
        problems={attempt > 0 && unanswered > 0 ? [{ message: t('exchange.unanswered', { count: unanswered }) }] : []}
      />
      {dateQuestion && (
        <div>
          <RadioField
            legend={whichDate(dateQuestion)}
            choices={dateChoices(dateQuestion)}
            selected={dateOrder ?? ''}
            name="date-order"
            error={errorOf(dateOrder !== null)}
            onChange={({ target }) => setDateOrder(target.value as DateOrder)}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('exchange.allDatesAlike')}
          </Typography>
        </div>
      )}
      {nameQuestions.map((one) => {
        const key = keyOf(one);
        return (
          <RadioField
            key={key}
            legend={t('exchange.sameOrganization', { names: inQuotes(one) })}
            choices={nameChoices(one)}
            selected={chosen[key] ?? ''}
            name={key}
            error={errorOf(chosen[key] !== undefined)}
            onChange={({ target }) => setChosen({ ...chosen, [key]: target.value })}
          />
        );
      })}
      <div role="alert">{problem && <FieldMessage id="questions-problem">{problem}</FieldMessage>}</div>
      {stage === 'checking' ? (
        <AtWork onCancel={cancelImporting}>{t('exchange.checkingRows')}</AtWork>
      ) : (
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={goOn}>
            {t('exchange.continue')}
          </Button>
          <Button color="inherit" onClick={() => go('columns')}>
            {t('exchange.changeColumns')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

const keyOf = ({ names }: NameQuestion): string => JSON.stringify(names.map(({ name }) => name));

const namesToImport = ({ names }: NameQuestion, chosen = APART): readonly (readonly [string, string])[] =>
  names.filter(({ rows }) => rows > 0).map(({ name }) => [name, names[Number(chosen)]?.name ?? name]);

const whichDate = ({ column, value, row }: DateQuestion): string => t('exchange.whichDate', { column, value, row });

const dateChoices = ({ choices }: DateQuestion) =>
  choices.map(({ order, date, unreal }) => ({
    value: order,
    ...(unreal && { sentence: t('exchange.unrealDate', { row: unreal.row, value: unreal.value }) }),
    label: date
      ? t('exchange.dateOrderAndDate', { order, date: formatDate(date) })
      : t('exchange.dateOrder', { order }),
  }));

const inQuotes = ({ names }: NameQuestion): string => inAList(names.map(({ name }) => t('exchange.quoted', { name })));

const nameChoices = ({ names }: NameQuestion) => [
  ...names.map(({ name, rows }, at) => ({
    value: String(at),
    label: t('exchange.makeOne', { name }),
    sentence: rows === 0 ? t('exchange.nameOfOthers') : t('exchange.nameInRows', { rows }),
  })),
  { value: APART, label: t('exchange.keepApart') },
];
