interface OutcomeProps {
  readonly options: readonly string[];
  readonly votes: readonly number[];
}

/** Shows the option with the most votes, or all leading options in a tie. */
export function Outcome({options, votes}: OutcomeProps) {
  const most = Math.max(...votes);
  const leaders = options.filter((_, index) => votes[index] === most);
  if (most === 0) {
    return <p className="result">Closed without a vote.</p>;
  }
  return (
    <p className="result">
      {leaders.length > 1
        ? `Closed with a tie: ${leaders.join(', ')}.`
        : `Closed. ${leaders[0]} won.`}
    </p>
  );
}
