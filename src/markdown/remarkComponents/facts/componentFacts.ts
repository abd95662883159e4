import {addressFacts} from './addressFacts';
import type {Attributes} from './attributes';
import {badgeFacts} from './badgeFacts';
import {connectionFacts, connectionsFacts} from './connectionFacts';
import {definitionFacts} from './definitionFacts';
import {errorsFact, type ImportedFact, methodFact, playgroundFact} from './methodFact';
import type {ComponentName} from '../registry';

/**
 * Components that receive facts as attributes, so that a page with one address does not load all.
 */
export const componentFacts: Readonly<
  Partial<Record<ComponentName, (attributes: Attributes) => Attributes>>
> = {
  AddNetworkButton: (attributes) => connectionFacts('AddNetworkButton', attributes),
  Address: addressFacts,
  Badge: badgeFacts,
  Definition: definitionFacts,
  LiveStatus: (attributes) => connectionsFacts('LiveStatus', attributes),
};

/**
 * Components whose fact the page imports, so that the bundler rebuilds the page when the fact
 * changes.
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
