// Written by src/output/pageList.
declare module '@generated/page-list/default/oldPaths.json' {
  import type {OldPaths} from '@site/src/theme/NotFound/Content/findOldPath';

  const oldPaths: OldPaths;
  export default oldPaths;
}
