import {bodyOf} from '../request';
import {javascript} from './javascript';
import {layout} from './layout';
import type {Renderer} from './renderer';

export const nodejs: Renderer = {
  value: 'nodejs',
  label: 'Node.js',
  language: 'js',
  file: (method) => `${method}.mjs`,
  render: (request) => {
    const before = '  body: JSON.stringify(';
    const place = {before: before.length, after: '),'.length, indent: '  '};
    const body = layout({...bodyOf(request)}, javascript, place);
    return [
      `const response = await fetch(${javascript.text(request.url)}, {`,
      "  method: 'POST',",
      "  headers: {'content-type': 'application/json'},",
      `${before}${body}),`,
      '});',
      'const {result, error} = await response.json();',
      'if (error) {',
      '  throw new Error(`${error.code}: ${error.message}`);',
      '}',
      'console.log(JSON.stringify(result, null, 2));',
    ].join('\n');
  },
};
