import {bodyOf} from '../request';
import {json, layout} from './layout';
import type {Renderer} from './renderer';

/** Quotes JSON for Go: a raw string, or an interpreted string if the text contains a backtick. */
export function goText(text: string): string {
  return text.includes('`') ? JSON.stringify(text) : `\`${text}\``;
}

export const go: Renderer = {
  value: 'go',
  label: 'Go',
  language: 'go',
  file: () => 'main.go',
  render: (request) => {
    const before = '\trequest := `';
    const place = {before: before.length, after: '`'.length, indent: '\t'};
    const body = layout({...bodyOf(request)}, {...json, step: '\t'}, place);
    return [
      'package main',
      '',
      'import (',
      '\t"encoding/json"',
      '\t"fmt"',
      '\t"log"',
      '\t"net/http"',
      '\t"strings"',
      ')',
      '',
      'func main() {',
      `\trequest := ${goText(body)}`,
      `\tresponse, err := http.Post(${JSON.stringify(request.url)}, "application/json", strings.NewReader(request))`,
      '\tif err != nil {',
      '\t\tlog.Fatal(err)',
      '\t}',
      '\tdefer response.Body.Close()',
      '',
      '\tvar answer struct {',
      '\t\tResult json.RawMessage',
      '\t\tError  *struct {',
      '\t\t\tCode    int',
      '\t\t\tMessage string',
      '\t\t}',
      '\t}',
      '\tif err := json.NewDecoder(response.Body).Decode(&answer); err != nil {',
      '\t\tlog.Fatal(err)',
      '\t}',
      '\tif answer.Error != nil {',
      '\t\tlog.Fatalf("%d: %s", answer.Error.Code, answer.Error.Message)',
      '\t}',
      '\tresult, err := json.MarshalIndent(answer.Result, "", "  ")',
      '\tif err != nil {',
      '\t\tlog.Fatal(err)',
      '\t}',
      '\tfmt.Println(string(result))',
      '}',
    ].join('\n');
  },
};
