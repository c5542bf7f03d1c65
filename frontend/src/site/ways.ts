import { useSettings } from './settings.js';

/** Where a call is booked: the operator's calendar, or our contact page where there is none. */
export const useScheduleAddress = (): string => useSettings().bookingUrl ?? '/contact';

/** Where the video is: at its own address, or what stands in its place on the first page. */
export const useVideoAddress = (): string => useSettings().videoUrl ?? '/#demo';
