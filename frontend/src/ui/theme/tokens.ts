import type { HoursStatus, Role } from '@hourtrail/contracts';

type Ink = { readonly ink: string; readonly paper: string };
export type StatusTokens = Readonly<Record<HoursStatus | 'unknown', Ink>>;
export type RoleTokens = Readonly<Record<Role, string>>;

export interface Tokens {
  readonly background: string;
  readonly paper: string;
  readonly sunken: string;
  readonly text: { readonly primary: string; readonly secondary: string; readonly caption: string };
  readonly primary: { readonly main: string; readonly hover: string; readonly contrast: string };
  readonly accent: string;
  readonly control: string;
  readonly hairline: string;
  readonly focus: string;
  readonly shadow: string;
  readonly status: StatusTokens;
  readonly role: RoleTokens;
}

export const light: Tokens = {
  background: '#F7F8F7',
  paper: '#FFFFFF',
  sunken: '#EFF2F0',
  text: { primary: '#10201C', secondary: '#4A5A56', caption: '#66736F' },
  primary: { main: '#0B6B58', hover: '#07513F', contrast: '#FFFFFF' },
  accent: '#B45309',
  control: '#7F8C88',
  hairline: '#E3E8E6',
  focus: '#0B6B58',
  shadow: '0 8px 28px rgba(16, 32, 28, 0.16)',
  status: {
    draft: { ink: '#44504D', paper: '#EDF0EF' },
    pending: { ink: '#8A4B00', paper: '#FFF3DB' },
    verified: { ink: '#5B3A9E', paper: '#F0EBFA' },
    approved: { ink: '#17663A', paper: '#E6F4EA' },
    rejected: { ink: '#A3241C', paper: '#FDECEA' },
    unknown: { ink: '#44504D', paper: '#EDF0EF' },
  },
  role: {
    student: '#1B5FA8',
    parent: '#7A3E9D',
    teacher: '#0B6B58',
    verifier: '#9A5200',
    admin: '#A32A5B',
    'super-admin': '#3D4653',
    auditor: '#5F5E0A',
    'district-admin': '#8A2F6E',
    'district-auditor': '#4F5D1C',
  },
};

export const dark: Tokens = {
  background: '#0E1513',
  paper: '#151D1B',
  sunken: '#1C2623',
  text: { primary: '#E8EEEC', secondary: '#A3B1AC', caption: '#8A9993' },
  primary: { main: '#5CC9AE', hover: '#8FE3CC', contrast: '#06251D' },
  accent: '#F3C26B',
  control: '#6B7975',
  hairline: '#26312E',
  focus: '#8FE3CC',
  shadow: '0 8px 28px rgba(0, 0, 0, 0.55)',
  status: {
    draft: { ink: '#C9D3CF', paper: '#232C29' },
    pending: { ink: '#F3C26B', paper: '#33260A' },
    verified: { ink: '#C3ADF2', paper: '#251B3D' },
    approved: { ink: '#7FD6A0', paper: '#12301F' },
    rejected: { ink: '#FF9C93', paper: '#3A1614' },
    unknown: { ink: '#C9D3CF', paper: '#232C29' },
  },
  role: {
    student: '#8AB8F0',
    parent: '#D0A3E6',
    teacher: '#5CC9AE',
    verifier: '#E9AE63',
    admin: '#F096BB',
    'super-admin': '#B6C0CE',
    auditor: '#D2CB6E',
    'district-admin': '#E59AD0',
    'district-auditor': '#BFD08A',
  },
};
