const beforeTheEnd = new Set<() => Promise<void>>();
const atTheEnd = new Set<() => void>();

/** Keeps the session open at sign-out until this has been done. */
export const beforeSignOut = (task: () => Promise<void>): void => void beforeTheEnd.add(task);

export const doneBeforeSignOut = async (): Promise<void> => {
  await Promise.allSettled([...beforeTheEnd].map((task) => task()));
};

/** Done once a session is over, however it ended: the next person at this device is somebody else. */
export const atSessionEnd = (task: () => void): void => void atTheEnd.add(task);

export const sessionIsOver = (): void => atTheEnd.forEach((task) => task());
