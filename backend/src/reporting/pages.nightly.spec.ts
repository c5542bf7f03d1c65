import { describePagesOfReports } from '../../test/reported-people.js';

describePagesOfReports({ small: 100_000, large: 10_000_000, patience: 1_200_000 });
