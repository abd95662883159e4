import {diagramColors} from '../../config/diagrams';

/** The tokens of drawings, in the order of their sentinels. */
const tokens = Object.keys(diagramColors);

/** Unused colors that represent tokens. A drawing replaces each by its token. */
const channelsOf = (token: string) => [241, 13, tokens.indexOf(token) * 16 + 7] as const;

/** Mermaid's color for a token. */
export function sentinelOf(token: string): string {
  const digits = channelsOf(token).map((channel) => channel.toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

/** The variables of Mermaid's base theme, each a sentinel. */
export function themeVariables(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(diagramColors).flatMap(([token, parts]) =>
      parts.map((part) => [part, sentinelOf(token)]),
    ),
  );
}

/** The tokens as custom properties with sentinel colors, for the stylesheets of diagrams. */
export function tokenVariables(): string {
  return tokens.map((token) => `${token}: ${sentinelOf(token)};`).join(' ');
}

/** A color in a drawing. `alpha` is its opacity, 0 to 1. */
export interface Paint {
  readonly value: string;
  readonly alpha: number;
}

/**
 * Replaces a computed sentinel color by its token.
 *
 * @throws on any other color: it would be the same in both color modes.
 */
export function paintOf(color: string, property: string): Paint {
  const [red, green, blue, alpha = 1] = [...color.matchAll(/[\d.]+/g)].map(Number);
  if (color === 'none' || alpha === 0) {
    return {value: 'none', alpha: 1};
  }
  const token = tokens.find((name) => channelsOf(name).join() === [red, green, blue].join());
  if (token === undefined) {
    throw new Error(
      `the ${property} ${color} is no token. Take the color out of the diagram, or give the part of Mermaid's theme that it comes from one in config/diagrams.ts`,
    );
  }
  return {value: `var(${token})`, alpha};
}
