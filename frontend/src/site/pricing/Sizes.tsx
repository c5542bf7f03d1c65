import { SIZES } from '../content/pricing.js';
import { styled } from '../styled.js';
import { Heading, Text } from '../ui/headings.js';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: 32,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '18px 16px 18px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  },
  '& th:last-child, & td:last-child': { paddingRight: 0, textAlign: 'right' },
  '& thead th': { paddingBlock: 10, fontSize: '0.875rem', fontWeight: 620, color: theme.vars.palette.text.secondary },
  '& tbody th': { fontWeight: 640 },
  '& tbody td:last-child': { fontWeight: 640, whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: { fontSize: '0.9375rem', '& th, & td': { paddingRight: 10 } },
}));

/** The price by the size of the school. */
export const Sizes = () => (
  <>
    <Heading id="sizes">Professional, by the size of your school</Heading>
    <Table aria-labelledby="sizes">
      <thead>
        <tr>
          <th scope="col">School</th>
          <th scope="col">Enrollment</th>
          <th scope="col">Per year</th>
        </tr>
      </thead>
      <tbody>
        {SIZES.map(({ size, enrollment, price }) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            <td>{enrollment}</td>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </Table>
    <Text>Every size has every Professional feature. Setup and 12 months of support are included.</Text>
  </>
);
