const FACE = /@font-face\{[^}]*\}/g;

const valueOf = (block: string, property: string) =>
  new RegExp(`(?:^|[;{])${property}:([^;}]+)`).exec(block)?.[1];

/** The font family of a rule. If the rule names none, the family of the text. */
const familyOf = (block: string) => /KaTeX_\w+/.exec(block)?.[0] ?? 'KaTeX_Main';

/**
 * Removes `@font-face` rules that no other rule uses: unused families, and unused bold or italic faces.
 *
 * @param css the stylesheet after unused rules are removed.
 */
export function withUsedFaces(css: string): string {
  const rules = css.replaceAll(FACE, '').match(/\{[^{}]*\}/g) ?? [];
  return css.replaceAll(FACE, (face) => {
    const family = familyOf(face);
    const isBold = valueOf(face, 'font-weight') === '700';
    const isItalic = valueOf(face, 'font-style') === 'italic';
    const isUsed =
      rules.some((rule) => rule.includes(family)) &&
      (!isBold || rules.some((rule) => /font-weight:(?:700|bold)/.test(rule))) &&
      (!isItalic ||
        rules.some((rule) => {
          const asks = valueOf(rule, 'font-style') === 'italic';
          return asks && [family, 'KaTeX_Main'].includes(familyOf(rule));
        }));
    return isUsed ? face : '';
  });
}
