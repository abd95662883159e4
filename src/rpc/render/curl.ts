import {bodyOf} from '../request';
import {json, layout} from './layout';
import type {Renderer} from './renderer';

/** A text as one word of a POSIX shell. */
export function shellWord(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A request as a command. It shows the body of an error, too, which some nodes send with the status 400. */
export const curl: Renderer = {
  value: 'curl',
  label: 'curl',
  language: 'bash',
  render: (request) => {
    const option = '  --data ';
    const body = layout({...bodyOf(request)}, json, {
      before: option.length + 2,
      indent: '  ',
    });
    return [
      `curl --silent --show-error ${request.url} \\`,
      "  --header 'content-type: application/json' \\",
      `${option}${shellWord(body)}`,
    ].join('\n');
  },
};
