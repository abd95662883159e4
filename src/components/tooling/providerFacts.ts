import {providers} from '@site/data/providers/providers';
import type {ProviderFacts} from '@site/data/providers/schema';

type Part = Exclude<keyof ProviderFacts, 'checked'>;

/**
 * A non-empty part of a provider's facts.
 * @throws if there is no such provider, or nothing to show.
 */
export function factsOf<Kind extends Part>(
  component: string,
  provider: string,
  part: Kind,
): {readonly facts: NonNullable<ProviderFacts[Kind]>; readonly checked: string} {
  const found = Object.hasOwn(providers, provider) ? providers[provider] : undefined;
  if (found === undefined) {
    throw new Error(
      `Unknown provider "${provider}" in <${component}>: use one of ${Object.keys(providers).join(', ')} (data/providers/providers.ts)`,
    );
  }
  const facts = found[part];
  if (facts === undefined || facts.length === 0) {
    throw new Error(
      `<${component} of="${provider}"> has nothing to show: add ${part} to data/providers/${provider}.ts`,
    );
  }
  return {facts, checked: found.checked};
}
