import {contractPage} from '../../data/abis/contractPage';
import type {ContractFacts} from '../../data/abis/schema';
import {pausesOf, rolesOf} from '../../src/contracts/access';
import type {Catalog} from '../../src/contracts/catalog';

const component = (name: string, contract: string) => `<${name} contract="${contract}" />`;

const section = (title: string, id: string, ...blocks: readonly string[]) =>
  [`## ${title} {/* #${id} */}`, ...blocks].join('\n\n');

/**
 * A draft of a contract page: front matter from its facts, and the parts of every page. The writer
 * replaces each TODO: tests fail on a page with one.
 */
export function pageFrame(catalog: Catalog, contract: ContractFacts): string {
  const {name, summary, source, checked, page = ''} = contract;
  // A file with its folder's name would become the folder's index page.
  const [file, folder] = page.split('/').reverse();
  return [
    [
      '---',
      `title: ${name}`,
      'description: TODO in 80 to 160 characters, what the reader gets',
      'keywords: [TODO words that a reader types and the page does not contain]',
      ...(file === folder ? [`slug: /${contractPage(page)}`] : []),
      'sources:',
      `  - ${source}`,
      `checked: ${checked}`,
      '---',
    ].join('\n'),
    `${summary} TODO what it is for, who meets it, and where it sits.`,
    component('ContractSummary', name),
    ...(rolesOf(catalog, contract).length === 0
      ? []
      : [section('Roles', 'roles', component('ContractRoles', name))]),
    ...(pausesOf(catalog, contract).length === 0
      ? []
      : [section('Pause types', 'pause-types', component('ContractPauses', name))]),
    component('ContractMembers', name),
  ]
    .join('\n\n')
    .concat('\n');
}
