/**
 * The components that pages use without importing them, and where each comes from.
 * The build imports a component into the pages that use it and into no other.
 */
export const registry = {
  AddNetworkButton: '@site/src/components/AddNetworkButton',
  Address: '@site/src/components/Address',
  Badge: '@site/src/components/Badge',
  Bootnodes: '@site/src/components/Bootnodes',
  Card: '@site/src/components/Card',
  CardGrid: '@site/src/components/CardGrid',
  CodeFence: '@site/src/components/CodeFence',
  ContractDecoder: '@site/src/components/ContractDecoder',
  ContractTable: '@site/src/components/ContractTable',
  Copyable: '@site/src/components/CopyButton/Copyable',
  Definition: '@site/src/components/Definition',
  Diagram: '@site/src/components/Diagram',
  DifferenceTable: '@site/src/components/DifferenceTable',
  FactTable: '@site/src/components/FactTable',
  FeeCalculator: '@site/src/components/FeeCalculator',
  Glossary: '@site/src/components/Glossary',
  LiveStatus: '@site/src/components/LiveStatus',
  NetworkFacts: '@site/src/components/NetworkFacts',
  PrecompileTable: '@site/src/components/PrecompileTable',
  ReleaseEntry: '@site/src/components/ReleaseEntry',
  ReleaseFeeds: '@site/src/components/ReleaseFeeds',
  ReleaseFilter: '@site/src/components/ReleaseFilter',
  ReleaseTable: '@site/src/components/ReleaseTable',
  RpcAvailability: '@site/src/components/RpcAvailability',
  RpcErrors: '@site/src/components/RpcErrors',
  RpcMarginalMethods: '@site/src/components/RpcMarginalMethods',
  RpcOperatorMethods: '@site/src/components/RpcOperatorMethods',
  RpcParameters: '@site/src/components/RpcParameters',
  RpcPlayground: '@site/src/components/RpcPlayground',
  RpcReservedMethods: '@site/src/components/RpcReservedMethods',
  RpcReturns: '@site/src/components/RpcReturns',
  SafeContracts: '@site/src/components/SafeContracts',
  Signature: '@site/src/components/Signature',
  StaticPart: '@site/src/components/StaticPart',
  Steps: '@site/src/components/Steps',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
} as const satisfies Readonly<Record<string, string>>;

/** The name of a component that pages may use. */
export type ComponentName = keyof typeof registry;
