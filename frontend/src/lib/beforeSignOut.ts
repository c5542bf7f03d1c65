type Task = () => Promise<void>;

const tasks = new Set<Task>();

/** Keeps the session open at sign-out until this has been done. */
export const beforeSignOut = (task: Task): void => void tasks.add(task);

export const doneBeforeSignOut = async (): Promise<void> => {
  await Promise.allSettled([...tasks].map((task) => task()));
};
