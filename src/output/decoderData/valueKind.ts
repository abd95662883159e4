import type {ValueKind} from '../../contracts/decoderData';

/** The enum whose value a parameter holds: the one it is called like, `_pauseType` for `PauseType`, or that its text names. */
function enumOf(name: string, text: string, enums: Iterable<string>): string | undefined {
  const plain = name.replace(/^_+/, '').replace(/s$/, '').toLowerCase();
  const known = [...enums];
  return (
    known.find((each) => each.toLowerCase() === plain) ??
    known.find((each) => text.includes(`\`${each}\``))
  );
}

/** What a number means by the unit that its text names. Texts say `in wei`, `in Unix seconds`, `in seconds`. */
function unitOf(text: string): ValueKind | undefined {
  if (/\bUnix\b|\btimestamp\b/i.test(text)) {
    return 'time';
  }
  const unit = /\b(?:as|in) (wei|gwei|seconds)\b/i.exec(text)?.[1];
  return unit?.toLowerCase() as ValueKind | undefined;
}

/** What a value stands for beyond its type, as far as its name and its text say so; nothing is guessed from the value. */
export function valueKind(
  {name, type}: {readonly name: string; readonly type: string},
  text: string,
  enums: Iterable<string>,
): ValueKind | undefined {
  const single = type.replace(/(?:\[\d*\])+$/, '');
  if (single === 'bytes32') {
    return /role/i.test(name) ? 'role' : undefined;
  }
  if (single === 'bytes') {
    return /tokenMetadata/i.test(name) ? 'tokenMetadata' : undefined;
  }
  if (!single.startsWith('uint')) {
    return undefined;
  }
  const values = single === 'uint8' ? enumOf(name, text, enums) : undefined;
  if (values !== undefined) {
    return `enum:${values}`;
  }
  return /chain_?id/i.test(name) ? 'chain' : unitOf(text);
}
