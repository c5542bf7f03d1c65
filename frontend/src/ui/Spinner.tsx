import CircularProgress from '@mui/material/CircularProgress';
import { Late } from './Late.js';

export const Spinner = ({ label }: { label: string }) => (
  <Late role="status" aria-label={label} sx={{ display: 'grid', placeItems: 'center', minHeight: '50vh' }}>
    <CircularProgress aria-hidden size={32} />
  </Late>
);
