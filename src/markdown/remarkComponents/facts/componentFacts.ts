import {addressFacts} from './addressFacts';
import type {Attributes} from './attributes';
import {badgeFacts} from './badgeFacts';
import {connectionFacts} from './connectionFacts';
import {definitionFacts} from './definitionFacts';
import {errorsFact, type ImportedFact, methodFact, playgroundFact} from './methodFact';
import type {ComponentName} from '../registry';

/**
 * The components that are given the facts which they name: the build puts these into the page,
 * so that a page with one address does not load all of them.
 */
export const componentFacts: Readonly<
  Partial<Record<ComponentName, (attributes: Attributes) => Attributes>>
> = {
  AddNetworkButton: (attributes) => connectionFacts('AddNetworkButton', attributes),
  Address: addressFacts,
  Badge: badgeFacts,
  Definition: definitionFacts,
  LiveStatus: (attributes) => connectionFacts('LiveStatus', attributes),
};

/**
 * The components that are given a fact which the page imports: the bundler then knows what the page is made of,
 * and builds it again when the fact changes.
 */
export const importedFacts: Readonly<
  Partial<Record<ComponentName, (component: string, attributes: Attributes) => ImportedFact>>
> = {
  RpcAvailability: methodFact,
  RpcErrors: errorsFact,
  RpcParameters: methodFact,
  RpcPlayground: playgroundFact,
  RpcReturns: methodFact,
};
