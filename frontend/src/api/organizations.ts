import {
  reachOf,
  SYSTEM_ORGANIZATION,
  type AcademicYearView,
  type ChangeAcademicYear,
  type ChangeClass,
  type ChangeDistrictRules,
  type ChangeOrganization,
  type ChangeSettings,
  type ClassDetails,
  type ClassView,
  type CountingRulesView,
  type CreateAcademicYear,
  type CreateClass,
  type CreateOrganization,
  type DistrictRules,
  type HealthCheck,
  type JoinCode,
  type NewCountingRules,
  type OrganizationView,
  type RollOverYear,
  type RulesEffect,
  type SetSignIn,
  type SignInProvider,
  type SignInTrial,
  type SystemSettings,
  type UndoneRollover,
  type YearRollover,
} from '@hourtrail/contracts';
import { api, onSuccess, type Tag } from './api.js';
import { byCursor, listParams, toPage, type Page } from './paging.js';
import { useSessionUser } from './useSessionUser.js';

export interface SchoolFilter {
  readonly q?: string;
  readonly limit?: number;
  readonly isDistrict?: true;
}

const AFTER_A_CLASS: readonly Tag[] = ['Classes', 'People', 'Hours', 'Stats'];
const AFTER_A_ROLLOVER: readonly Tag[] = ['AcademicYears', ...AFTER_A_CLASS];

interface RolloverChoices extends RollOverYear {
  readonly id: number;
}
const LIST: Tag = { type: 'Schools', id: 'LIST' };
const afterChange = (error: unknown, id: number): readonly Tag[] =>
  onSuccess(error, [LIST, { type: 'Schools', id }, 'Stats', 'Hours', 'People', 'Me']);

/** Of a join code or a logo. */
export interface SchoolPartChange {
  readonly id: number;
  /** Required of a super-admin who acts in another school. */
  readonly reason?: string;
}

export const organizationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    schoolsPage: build.query<Page<OrganizationView>, SchoolFilter>({
      query: (filter) => ({ url: '/organizations', params: listParams(filter) }),
      transformResponse: toPage<OrganizationView>,
      providesTags: [LIST],
    }),
    schoolsList: build.infiniteQuery<Page<OrganizationView>, SchoolFilter, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({ url: '/organizations', params: listParams(queryArg, pageParam) }),
      transformResponse: toPage<OrganizationView>,
      providesTags: [LIST],
    }),
    school: build.query<OrganizationView, number>({
      query: (id) => `/organizations/${id}`,
      providesTags: (_school, _error, id) => [{ type: 'Schools', id }],
    }),
    createSchool: build.mutation<OrganizationView, CreateOrganization>({
      query: (body) => ({ url: '/organizations', method: 'POST', body }),
      invalidatesTags: (_school, error) => onSuccess(error, [LIST, 'Stats']),
    }),
    changeSchool: build.mutation<OrganizationView, ChangeOrganization & { readonly id: number }>({
      query: ({ id, ...body }) => ({ url: `/organizations/${id}`, method: 'PATCH', body }),
      invalidatesTags: (_school, error, { id }) => afterChange(error, id),
    }),
    changeDistrictRules: build.mutation<
      DistrictRules,
      ChangeDistrictRules & { readonly id: number; readonly dryRun: boolean }
    >({
      query: ({ id, dryRun, ...body }) => ({
        url: `/districts/${id}/rules`,
        method: 'PATCH',
        body,
        ...(dryRun && { params: { dryRun } }),
      }),
      // a conflict, too: a colleague changed it
      invalidatesTags: (_answer, error, { id, dryRun }) =>
        !dryRun || (error && 'status' in error && error.status === 409) ? [{ type: 'Schools', id }, 'Stats'] : [],
    }),
    makeJoinCode: build.mutation<JoinCode, SchoolPartChange>({
      query: ({ id, ...body }) => ({ url: `/organizations/${id}/join-code`, method: 'POST', body }),
      invalidatesTags: (_code, error, { id }) => afterChange(error, id),
    }),
    dropJoinCode: build.mutation<null, SchoolPartChange>({
      query: ({ id, ...params }) => ({ url: `/organizations/${id}/join-code`, method: 'DELETE', params }),
      invalidatesTags: (_answer, error, { id }) => afterChange(error, id),
    }),
    changeLogo: build.mutation<OrganizationView, SchoolPartChange & { readonly file: File }>({
      query: ({ id, file, ...params }) => {
        const body = new FormData();
        body.append('file', file);
        return { url: `/organizations/${id}/logo`, method: 'PUT', body, params };
      },
      invalidatesTags: (_school, error, { id }) => afterChange(error, id),
    }),
    removeLogo: build.mutation<null, SchoolPartChange>({
      query: ({ id, ...params }) => ({ url: `/organizations/${id}/logo`, method: 'DELETE', params }),
      invalidatesTags: (_answer, error, { id }) => afterChange(error, id),
    }),
    signIn: build.query<SignInProvider, number>({
      query: (id) => `/organizations/${id}/sign-in`,
      providesTags: (_provider, _error, id) => [{ type: 'Schools', id }],
    }),
    setSignIn: build.mutation<SignInProvider, SetSignIn & { readonly id: number }>({
      query: ({ id, ...body }) => ({ url: `/organizations/${id}/sign-in`, method: 'PUT', body }),
      invalidatesTags: (_provider, error, { id }) => afterChange(error, id),
    }),
    removeSignIn: build.mutation<null, SchoolPartChange>({
      query: ({ id, ...params }) => ({ url: `/organizations/${id}/sign-in`, method: 'DELETE', params }),
      invalidatesTags: (_answer, error, { id }) => afterChange(error, id),
    }),
    trySignIn: build.mutation<SignInTrial, number>({
      query: (id) => ({ url: `/organizations/${id}/sign-in/trials`, method: 'POST', body: {} }),
    }),
    academicYears: build.query<readonly AcademicYearView[], number>({
      query: (organizationId) => ({ url: '/academic-years', params: { organizationId } }),
      providesTags: ['AcademicYears'],
    }),
    addAcademicYear: build.mutation<AcademicYearView, CreateAcademicYear>({
      query: (body) => ({ url: '/academic-years', method: 'POST', body }),
      invalidatesTags: (_year, error) => onSuccess(error, ['AcademicYears']),
    }),
    changeAcademicYear: build.mutation<AcademicYearView, ChangeAcademicYear & { readonly id: number }>({
      query: ({ id, ...body }) => ({ url: `/academic-years/${id}`, method: 'PATCH', body }),
      invalidatesTags: (_year, error) => onSuccess(error, ['AcademicYears']),
    }),
    deleteAcademicYear: build.mutation<null, { readonly id: number; readonly reason?: string }>({
      query: ({ id, ...params }) => ({ url: `/academic-years/${id}`, method: 'DELETE', params }),
      invalidatesTags: ['AcademicYears'],
    }),
    rolloverPreview: build.query<YearRollover, RolloverChoices>({
      query: ({ id, ...body }) => ({ url: `/academic-years/${id}/rollover?dryRun=true`, method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
    rollOverYear: build.mutation<YearRollover, RolloverChoices>({
      query: ({ id, ...body }) => ({ url: `/academic-years/${id}/rollover`, method: 'POST', body }),
      invalidatesTags: AFTER_A_ROLLOVER,
    }),
    undoRollover: build.mutation<UndoneRollover, { readonly id: number; readonly reason?: string }>({
      query: ({ id, ...params }) => ({ url: `/academic-years/${id}/rollover`, method: 'DELETE', params }),
      invalidatesTags: AFTER_A_ROLLOVER,
    }),
    classes: build.query<readonly ClassView[], number>({
      query: (organizationId) => ({ url: '/classes', params: { organizationId } }),
      providesTags: ['Classes'],
    }),
    classDetails: build.query<ClassDetails, number>({ query: (id) => `/classes/${id}`, providesTags: ['Classes'] }),
    addClass: build.mutation<ClassDetails, CreateClass>({
      query: (body) => ({ url: '/classes', method: 'POST', body }),
      invalidatesTags: (_class, error) => onSuccess(error, ['Classes']),
    }),
    changeClass: build.mutation<ClassDetails, ChangeClass & { readonly id: number }>({
      query: ({ id, ...body }) => ({ url: `/classes/${id}`, method: 'PATCH', body }),
      invalidatesTags: (_class, error) => onSuccess(error, AFTER_A_CLASS),
    }),
    deleteClass: build.mutation<null, number>({
      query: (id) => ({ url: `/classes/${id}`, method: 'DELETE' }),
      invalidatesTags: AFTER_A_CLASS,
    }),
    /** Every version, newest first: that one is in force. */
    countingRules: build.query<readonly CountingRulesView[], number>({
      query: (organizationId) => ({ url: '/rules', params: { organizationId } }),
      providesTags: ['CountingRules'],
    }),
    setCountingRules: build.mutation<readonly CountingRulesView[], NewCountingRules>({
      query: (body) => ({ url: '/rules', method: 'POST', body }),
      invalidatesTags: (_versions, error) => onSuccess(error, ['CountingRules', 'Hours', 'People']),
    }),
    rulesEffect: build.query<RulesEffect, NewCountingRules>({
      query: (body) => ({ url: '/rules/preview', method: 'POST', body }),
      extraOptions: { unkeyed: true },
    }),
    settings: build.query<SystemSettings, void>({ query: () => '/settings', providesTags: ['Settings'] }),
    systemHealth: build.query<readonly HealthCheck[], void>({ query: () => '/admin/doctor', keepUnusedDataFor: 0 }),
    changeSettings: build.mutation<SystemSettings, ChangeSettings>({
      query: (body) => ({ url: '/settings', method: 'PATCH', body }),
      invalidatesTags: (_settings, error) => onSuccess(error, ['Settings']),
    }),
  }),
});

export const {
  useSchoolsPageQuery,
  useSchoolsListInfiniteQuery,
  useSchoolQuery,
  useCreateSchoolMutation,
  useChangeDistrictRulesMutation,
  useChangeSchoolMutation,
  useMakeJoinCodeMutation,
  useDropJoinCodeMutation,
  useChangeLogoMutation,
  useRemoveLogoMutation,
  useSignInQuery,
  useSetSignInMutation,
  useRemoveSignInMutation,
  useTrySignInMutation,
  useAcademicYearsQuery,
  useAddAcademicYearMutation,
  useChangeAcademicYearMutation,
  useDeleteAcademicYearMutation,
  useRolloverPreviewQuery,
  useRollOverYearMutation,
  useUndoRolloverMutation,
  useClassesQuery,
  useClassDetailsQuery,
  useAddClassMutation,
  useChangeClassMutation,
  useDeleteClassMutation,
  useCountingRulesQuery,
  useSetCountingRulesMutation,
  useRulesEffectQuery,
  useSettingsQuery,
  useChangeSettingsMutation,
  useSystemHealthQuery,
} = organizationsApi;

/** The hash makes each logo another address. */
export const logoUrl = (id: number, hash: string): string => `/api/organizations/${id}/logo?v=${hash.slice(0, 16)}`;

/** Undefined for the reader's own school, and for readers who see no other. */
export function useOtherSchool(id: number): string | undefined {
  const { organizationId, role } = useSessionUser();
  const seesOthers = reachOf(role, 'hours.read').includes('everywhere');
  const { currentData } = useSchoolQuery(id, {
    skip: !seesOthers || [organizationId, SYSTEM_ORGANIZATION].includes(id),
  });
  return currentData?.name;
}
