export { VERIFIED_FIRST } from '@hourtrail/contracts';
