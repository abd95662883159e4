interface TimeLeftProps {
  readonly closesAt: number;
  readonly clock: number;
}

const units = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const;

/** Writes 3725 seconds as "1 h 2 min 5 s". */
function duration(total: number): string {
  let rest = Math.max(0, total);
  const parts: string[] = [];
  for (const [unit, size] of units) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0 || unit === 's') {
      parts.push(`${count} ${unit}`);
    }
  }
  return parts.join(' ');
}

/** Counts down to the end of the poll on the visitor's clock. */
export function TimeLeft({closesAt, clock}: TimeLeftProps) {
  const end = new Date(closesAt * 1000);
  return (
    <p>
      Time left: <strong role="timer">{duration(closesAt - clock)}</strong>
      <br />
      <small>
        Closes on <time dateTime={end.toISOString()}>{end.toLocaleString()}</time>
      </small>
    </p>
  );
}
