/** Runs tasks one after the other. Skips a task that is no longer wanted when its turn comes. */
export type TaskQueue = <Result>(
  isWanted: () => boolean,
  task: () => Promise<Result>,
) => Promise<Result | undefined>;

/** @returns a queue. A task that rejects does not stop the tasks behind it. */
export function createTaskQueue(): TaskQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (isWanted, task) => {
    const turn = last.then(() => (isWanted() ? task() : undefined));
    last = turn.catch(() => undefined);
    return turn;
  };
}
