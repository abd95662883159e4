import {TOOLS} from '../../config/tooling/toolPages';
import {toolCategories} from '../../data/tooling/categories';
import {assertNew, type DraftKind, isKebabCase, readOrThrow} from './draft';
import {providerFrame} from './providerFrame';
import {ROUTES, withRoute} from './withRoute';

/** The page of a provider. Its sidebar and its tables follow from its front matter. */
export const newProvider: DraftKind = {
  usage: 'provider <category> <file-name> "<Name>"',
  draft: (read, [key = '', file = '', name = ''], today) => {
    const category = toolCategories.find((each) => each.key === key);
    if (category === undefined) {
      const keys = toolCategories.map((each) => each.key).join(', ');
      throw new Error(`There is no category "${key}". Use one of ${keys}`);
    }
    if (!isKebabCase(file) || name.trim() === '') {
      throw new Error('Give a file name in kebab case and the name of the provider');
    }
    const page = `docs/${TOOLS}/${category.key}/${file}.mdx`;
    assertNew(read, [page]);
    const route = `/${TOOLS}/${category.key}/${file}`;
    return Promise.resolve({
      created: new Map([[page, providerFrame(category, name.trim(), today)]]),
      changed: new Map([[ROUTES, withRoute(readOrThrow(read, ROUTES), route)]]),
      next: 'Replace each TODO',
    });
  },
};
