const DAY_MS = 86_400_000;
const day = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/**
 * The hours to have at the end of `today`, at an even pace from 1 August to 31 May, rounded down to half hours. An
 * active student with fewer approved and pending hours is at risk.
 */
export function hoursOfAnEvenPaceTo(goal: number, today: string): number {
  const year = Number(today.slice(0, 4));
  const begins = today.slice(5) >= '08-01' ? year : year - 1;
  const first = day(`${begins}-08-01`);
  const part = (day(today) - first + 1) / (day(`${begins + 1}-05-31`) - first + 1);
  return Math.floor(Math.min(part, 1) * goal * 2) / 2;
}
