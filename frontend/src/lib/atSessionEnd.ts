type Task = () => void;

const tasks = new Set<Task>();

/** Done once a session is over, however it ended: the next person at this device is somebody else. */
export const atSessionEnd = (task: Task): void => void tasks.add(task);

export const sessionIsOver = (): void => tasks.forEach((task) => task());
