import {bodyOf} from '../request';
import {json, layout, PANEL_WIDTH} from './layout';
import type {Renderer} from './renderer';

/** Quotes a text for a POSIX shell. */
export function shellWord(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/**
 * Renders a curl command, whose lines fit beside the text. It prints the body of an HTTP error, because some nodes send JSON-RPC errors with
 * status 400.
 */
export const curl: Renderer = {
  value: 'curl',
  label: 'curl',
  language: 'bash',
  render: (request) => {
    const option = '  --data ';
    const body = layout({...bodyOf(request)}, json, {
      before: option.length + 2,
      indent: '  ',
      width: PANEL_WIDTH,
    });
    return [
      'curl --silent --show-error \\',
      `  ${request.url} \\`,
      "  --header 'content-type: application/json' \\",
      `${option}${shellWord(body)}`,
    ].join('\n');
  },
};
