import {searchIndex} from '.';
import {searchFacts} from './answers';

/** The search plugin with this site's answers. */
export const siteSearch = searchIndex(searchFacts());
