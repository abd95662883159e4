/**
 * What a reader said to outside scripts. `signaled` means no: not in words, but by the signal of the browser
 * (Global Privacy Control).
 */
export type Answer = 'accepted' | 'declined' | 'signaled' | 'none';

interface Stored {
  readonly accepted: boolean;
  /** What the reader was asked about. */
  readonly services: readonly string[];
  /** Whether the browser sent its signal when the reader answered. */
  readonly signal: boolean;
}

function isStored(value: unknown): value is Stored {
  const {accepted, services, signal} = (value ?? {}) as Partial<Record<keyof Stored, unknown>>;
  return typeof accepted === 'boolean' && Array.isArray(services) && typeof signal === 'boolean';
}

function parse(text: string | null): Stored | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isStored(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What the stored text says about these services. An answer about fewer of them is none,
 * and a yes from before the signal does not outweigh the signal.
 */
export function readAnswer(
  text: string | null,
  services: readonly string[],
  signal: boolean,
): Answer {
  const stored = parse(text);
  if (!stored || !services.every((service) => stored.services.includes(service))) {
    return signal ? 'signaled' : 'none';
  }
  if (!stored.accepted) {
    return 'declined';
  }
  return signal && !stored.signal ? 'signaled' : 'accepted';
}

/** The text to store. */
export function writeAnswer(
  accepted: boolean,
  services: readonly string[],
  signal: boolean,
): string {
  return JSON.stringify({accepted, services, signal} satisfies Stored);
}
