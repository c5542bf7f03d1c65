import { describePagesOfReports } from '../../test/report-pages.js';

describePagesOfReports({ small: 5_000, large: 100_000, patience: 60_000 });
