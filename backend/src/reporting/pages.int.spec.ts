import { describePagesOfReports } from '../../test/reported-people.js';

describePagesOfReports({ small: 5_000, large: 100_000 });
