import type {ValueKind} from '../../contracts/decoderData';

/** The enum of a parameter, by its name (`_pauseType` for `PauseType`) or by its description. */
function enumOf(name: string, text: string, enums: Iterable<string>): string | undefined {
  const plain = name.replace(/^_+/, '').replace(/s$/, '').toLowerCase();
  const known = [...enums];
  return (
    known.find((each) => each.toLowerCase() === plain) ??
    known.find((each) => text.includes(`\`${each}\``))
  );
}

/** The unit of a number, from its description: `in wei`, `in Unix seconds`, `in seconds`. */
function unitOf(text: string): ValueKind | undefined {
  if (/\bUnix\b|\btimestamp\b/i.test(text)) {
    return 'time';
  }
  const unit = /\b(?:as|in) (wei|gwei|seconds)\b/i.exec(text)?.[1];
  return unit?.toLowerCase() as ValueKind | undefined;
}

/** The meaning of a value beyond its type, from the name and description of the parameter. Never from the value. */
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
