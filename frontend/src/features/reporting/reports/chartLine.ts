/** A line of a chart: a bar with its figure, or a row of the chart's table. */
export interface ChartLine {
  readonly key: string;
  readonly label: string;
  /** How long the bar is: what is certain, and what waits to come to it. */
  readonly done: number;
  readonly waiting?: number;
  /** Where on the bar one would be by now. */
  readonly mark?: number;
  /** What stands beside the bar: the figure, and what may come to it. */
  readonly figure: string;
  readonly more?: string | undefined;
  /** What stands in the row of the table, after the label. */
  readonly cells: readonly string[];
  /** Where the rows are that make it. */
  readonly to?: string;
  /** What follows when it is chosen. With a place, that place narrows this page and takes the place of the present one. */
  readonly onChoose?: () => void;
  /** Whether it narrows the page already. */
  readonly isCurrent?: boolean;
}

/** The length that the longest bar stands for. */
export const longest = (lines: readonly ChartLine[]): number =>
  Math.max(0, ...lines.map(({ done, waiting = 0, mark = 0 }) => Math.max(done + waiting, mark)));

/** How much of the width a part takes, in percent; whatever there is can be seen. */
export const share = (part: number, of: number): number => (part > 0 && of > 0 ? Math.max(0.5, (part * 100) / of) : 0);
