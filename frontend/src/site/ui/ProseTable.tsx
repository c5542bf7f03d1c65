import { styled } from '../styled.js';
import { Inline } from './Inline.js';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: 20,
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  lineHeight: '1.4375rem',
  '& th, & td': {
    padding: '10px 16px 10px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  },
  '& thead th': { fontSize: '0.8125rem', fontWeight: 620, color: theme.vars.palette.text.secondary },
  '& tbody th': { fontWeight: 620 },
  [theme.breakpoints.down('sm')]: { '& th, & td': { paddingRight: 10 } },
}));

interface ProseTableProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A small table among text, of two or three columns. */
export const ProseTable = ({ head, rows }: ProseTableProps) => (
  <Table>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first = '', ...rest]) => (
        <tr key={first}>
          <th scope="row">
            <Inline>{first}</Inline>
          </th>
          {rest.map((cell, column) => (
            <td key={column}>
              <Inline>{cell}</Inline>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);
