// What the search plugin writes for the bundle, from the same configuration.
import {search} from '../../../config/search';

export const Mark = null;
export const searchContextByPaths = null;
export const {searchResultContextMaxLength} = search;
