import {addressFacts} from './addressFacts';
import type {Attributes} from './attributes';
import {badgeFacts} from './badgeFacts';
import {definitionFacts} from './definitionFacts';
import type {ComponentName} from '../registry';

/**
 * The components that are given the facts which they name: the build puts these into the page,
 * so that a page with one address does not load all of them.
 */
export const componentFacts: Readonly<
  Partial<Record<ComponentName, (attributes: Attributes) => Attributes>>
> = {
  Address: addressFacts,
  Badge: badgeFacts,
  Definition: definitionFacts,
};
