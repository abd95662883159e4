import {expect, it} from 'vitest';
import {withoutLightDark} from '../../../src/patches/leanStyles';

const presetEnv = '/node_modules/postcss-preset-env/dist/index.cjs';

it('leaves the replacement of light-dark() to the minifier', () => {
  const other = {postcssPlugin: 'other'};
  expect(withoutLightDark([other, [presetEnv, {stage: 2}]])).toEqual([
    other,
    [presetEnv, {stage: 2, features: {'light-dark-function': false}}],
  ]);
});

it('fails the build with the name of the patch where Docusaurus has another plugin', () => {
  expect(() => withoutLightDark([['/node_modules/other/index.js', {}]])).toThrow(
    'src/patches/leanStyles expects postcss-preset-env',
  );
});
