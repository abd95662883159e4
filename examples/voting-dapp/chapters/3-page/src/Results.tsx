interface ResultsProps {
  readonly options: readonly string[];
  readonly votes: readonly number[];
  readonly voterCount: number;
  /** The option of a vote that isn't in a block yet. */
  readonly waitingFor?: number | undefined;
}

/** Shows each option with its votes. */
export function Results({options, votes, voterCount, waitingFor}: ResultsProps) {
  const turnout = votes.reduce((sum, count) => sum + count, 0);
  return (
    <>
      <ul aria-label="Votes">
        {options.map((option, index) => {
          const isWaiting = index === waitingFor;
          const count = (votes[index] ?? 0) + (isWaiting ? 1 : 0);
          return (
            <li key={index}>
              <span className="bar" style={{width: `${(100 * count) / voterCount}%`}} />
              <span>{option}</span>
              <span>
                {count} {count === 1 ? 'vote' : 'votes'}
                {isWaiting && ', yours pending'}
              </span>
            </li>
          );
        })}
      </ul>
      <p>
        {turnout} of {voterCount} accounts have voted.
      </p>
    </>
  );
}
