const FACE = /@font-face\{[^}]*\}/g;

const valueOf = (block: string, property: string) =>
  new RegExp(`(?:^|[;{])${property}:([^;}]+)`).exec(block)?.[1];

/** The family that a rule names, in `font` or `font-family`; that of text where it names none. */
const familyOf = (block: string) => /KaTeX_\w+/.exec(block)?.[0] ?? 'KaTeX_Main';

/**
 * Leaves out of KaTeX's stylesheet the fonts that no rule of it asks for: of families that none names, and bold or
 * italic ones where nothing is bold, or italic in that family.
 *
 * @param css the stylesheet without the rules that no page needs.
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
