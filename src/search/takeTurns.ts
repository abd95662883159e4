/** Does one thing after the other, and not what nobody wants any more when its turn comes. */
export type Turns = <Result>(
  isWanted: () => boolean,
  task: () => Promise<Result>,
) => Promise<Result | undefined>;

/** @returns turns that wait for each other. A task that fails ends its own turn, and no other. */
export function takeTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (isWanted, task) => {
    const turn = last.then(() => (isWanted() ? task() : undefined));
    last = turn.catch(() => undefined);
    return turn;
  };
}
