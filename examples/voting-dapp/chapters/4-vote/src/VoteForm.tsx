import {Ballot} from './poll';

interface VoteFormProps {
  readonly options: readonly string[];
  readonly ballot: number | undefined;
  readonly isPending: boolean;
  readonly onVote: (option: number) => void;
}

/** Lets a listed account vote once. */
export function VoteForm({options, ballot, isPending, onVote}: VoteFormProps) {
  if (ballot === undefined) {
    return <p role="status">Checking the voter list …</p>;
  }
  if (ballot === Ballot.NotListed) {
    return <p>This account is not on the list of voters.</p>;
  }
  if (ballot === Ballot.Cast) {
    return <p role="status">Your vote is counted.</p>;
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onVote(Number(new FormData(event.currentTarget).get('option')));
      }}
    >
      <fieldset disabled={isPending}>
        <legend>Your vote, public and final</legend>
        {options.map((option, index) => (
          <label key={index}>
            <input type="radio" name="option" value={index} required /> {option}
          </label>
        ))}
      </fieldset>
      <button disabled={isPending}>Vote</button>
    </form>
  );
}
