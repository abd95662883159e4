// Change: registers the components that pages use without importing them; what not every page shows is loaded when it is shown.
import {type ComponentType, lazy, Suspense} from 'react';
import MathStyles from '@site/src/components/MathStyles';
import Table from '@site/src/components/Table';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

/** A component in a chunk of its own. It is rendered at build like any other and becomes live when its chunk has come. */
function onDemand<Props extends object>(load: () => Promise<{default: ComponentType<Props>}>) {
  const Loaded = lazy(load) as unknown as ComponentType<Props>;
  return function OnDemand(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

export default {
  ...MDXComponents,
  MathStyles,
  TabItem,
  Tabs,
  table: Table,
  AddNetworkButton: onDemand(() => import('@site/src/components/AddNetworkButton')),
  Card: onDemand(() => import('@site/src/components/Card')),
  CardGrid: onDemand(() => import('@site/src/components/CardGrid')),
  ContractTable: onDemand(() => import('@site/src/components/ContractTable')),
  Glossary: onDemand(() => import('@site/src/components/Glossary')),
  LiveStatus: onDemand(() => import('@site/src/components/LiveStatus')),
  NetworkFacts: onDemand(() => import('@site/src/components/NetworkFacts')),
  ReleaseEntry: onDemand(() => import('@site/src/components/ReleaseEntry')),
  ReleaseTable: onDemand(() => import('@site/src/components/ReleaseTable')),
  RpcErrors: onDemand(() => import('@site/src/components/RpcErrors')),
  RpcParameters: onDemand(() => import('@site/src/components/RpcParameters')),
  RpcReturns: onDemand(() => import('@site/src/components/RpcReturns')),
  Steps: onDemand(() => import('@site/src/components/Steps')),
};
