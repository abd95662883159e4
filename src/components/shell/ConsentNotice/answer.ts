/**
 * The reader's answer about third-party scripts. `signaled` counts as declined: the browser sends Global
 * Privacy Control.
 */
export type Answer = 'accepted' | 'declined' | 'signaled' | 'none';

interface Stored {
  readonly accepted: boolean;
  readonly services: readonly string[];
  /** Whether the browser sent Global Privacy Control at the time of the answer. */
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
 * Reads the stored answer for these services. An answer that does not cover all of them is ignored. Global
 * Privacy Control overrides an older acceptance.
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

export function writeAnswer(
  accepted: boolean,
  services: readonly string[],
  signal: boolean,
): string {
  return JSON.stringify({accepted, services, signal} satisfies Stored);
}
