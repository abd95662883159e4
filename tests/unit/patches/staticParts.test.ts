import {describe, expect, it} from 'vitest';
import staticParts from '../../../src/patches/staticParts/loader';

/** As MDX compiles a part. */
const compiled = (children: string) =>
  `const a = _jsxs(StaticPart, {\n  id: "one",\n  children: ${children}\n});\nconst b = 1;`;

describe('the scripts of a page with static parts', () => {
  it.each([
    ['several children', '[_jsx("p", {children: "Text"}), _jsx(Signature, {lines: "[]"})]'],
    ['brackets in texts', '_jsx("p", {children: "a ) b ] } \\" c" + \')\' + `}`})'],
  ])('do without what stands in them: %s', (_, children) => {
    expect(staticParts(compiled(children))).toBe(
      'const a = _jsxs(StaticPart, {id: "one"});\nconst b = 1;',
    );
  });

  it('lose each of them', () => {
    const two = staticParts(compiled('_jsx("p", {})') + compiled('[]'));
    expect(two.match(/\{id: "one"\}/g)).toHaveLength(2);
    expect(two).not.toContain('children');
  });

  it('stay as they are without one', () => {
    const page = '_jsx(Signature, {lines: "(StaticPart, {"})';
    expect(staticParts(page)).toBe(page);
  });

  it('fail the build where MDX writes something else', () => {
    expect(() => staticParts('_jsx(StaticPart, {children: [], id: "one"})')).toThrow(
      'src/patches/staticParts expects',
    );
    expect(() => staticParts('_jsx(StaticPart, {id: "one", children: [')).toThrow(
      'adapt the loader',
    );
  });
});
