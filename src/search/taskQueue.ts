/** Runs tasks one after the other. Skips a task that is no longer wanted. */
export type TaskQueue = <Result>(
  isWanted: () => boolean,
  task: () => Promise<Result>,
) => Promise<Result | undefined>;

/** @returns a queue. A rejected task does not stop later tasks. */
export function createTaskQueue(): TaskQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (isWanted, task) => {
    const turn = last.then(() => (isWanted() ? task() : undefined));
    last = turn.catch(() => undefined);
    return turn;
  };
}
