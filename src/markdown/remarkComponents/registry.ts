/**
 * The components that pages use without importing them, and where each comes from.
 * The build imports a component only into the pages that use it.
 */
export const registry = {
  AddNetworkButton: '@site/src/components/facts/AddNetworkButton',
  Address: '@site/src/components/facts/Address',
  Badge: '@site/src/components/facts/Badge',
  Bootnodes: '@site/src/components/facts/Bootnodes',
  Card: '@site/src/components/ui/Card',
  CardGrid: '@site/src/components/ui/CardGrid',
  CodeFence: '@site/src/components/ui/CodeFence',
  ContractDecoder: '@site/src/components/contracts/ContractDecoder',
  ContractTable: '@site/src/components/contracts/ContractTable',
  Copyable: '@site/src/components/ui/CopyButton/Copyable',
  Definition: '@site/src/components/facts/Definition',
  Diagram: '@site/src/components/ui/Diagram',
  DifferenceTable: '@site/src/components/facts/DifferenceTable',
  FactTable: '@site/src/components/facts/FactTable',
  FeeCalculator: '@site/src/components/facts/FeeCalculator',
  Glossary: '@site/src/components/facts/Glossary',
  LiveStatus: '@site/src/components/facts/LiveStatus',
  NetworkFacts: '@site/src/components/facts/NetworkFacts',
  PrecompileTable: '@site/src/components/facts/PrecompileTable',
  ReleaseEntry: '@site/src/components/facts/ReleaseEntry',
  ReleaseFeeds: '@site/src/components/facts/ReleaseFeeds',
  ReleaseFilter: '@site/src/components/facts/ReleaseFilter',
  ReleaseTable: '@site/src/components/facts/ReleaseTable',
  RpcAvailability: '@site/src/components/rpc/RpcAvailability',
  RpcErrors: '@site/src/components/rpc/RpcErrors',
  RpcMarginalMethods: '@site/src/components/rpc/RpcMarginalMethods',
  RpcOperatorMethods: '@site/src/components/rpc/RpcOperatorMethods',
  RpcParameters: '@site/src/components/rpc/RpcParameters',
  RpcPlayground: '@site/src/components/rpc/RpcPlayground',
  RpcReservedMethods: '@site/src/components/rpc/RpcReservedMethods',
  RpcReturns: '@site/src/components/rpc/RpcReturns',
  SafeContracts: '@site/src/components/facts/SafeContracts',
  Signature: '@site/src/components/contracts/Signature',
  StaticCode: '@site/src/components/ui/StaticCode',
  StaticPart: '@site/src/components/ui/StaticPart',
  Steps: '@site/src/components/ui/Steps',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
} as const satisfies Readonly<Record<string, string>>;

/** The name of a component that pages may use. */
export type ComponentName = keyof typeof registry;
