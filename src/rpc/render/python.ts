import {bodyOf} from '../request';
import {json, layout, type Syntax} from './layout';
import type {Renderer} from './renderer';

/** Python's syntax for values. Strings have JSON's escapes. */
export const pythonSyntax: Syntax = {
  ...json,
  flag: (value) => (value ? 'True' : 'False'),
  nothing: 'None',
  trailing: ',',
  step: '    ',
};

export const python: Renderer = {
  value: 'python',
  label: 'Python',
  language: 'python',
  file: (method) => `${method}.py`,
  render: (request) => {
    const before = '    json=';
    const place = {before: before.length, after: ','.length, indent: '    '};
    const body = layout({...bodyOf(request)}, pythonSyntax, place);
    return [
      'import json',
      '',
      'import requests',
      '',
      'response = requests.post(',
      `    ${pythonSyntax.text(request.url)},`,
      `${before}${body},`,
      '    timeout=30,',
      ')',
      'answer = response.json()',
      'if "error" in answer:',
      `    raise SystemExit(f"{answer['error']['code']}: {answer['error']['message']}")`,
      'print(json.dumps(answer["result"], indent=2))',
    ].join('\n');
  },
};
