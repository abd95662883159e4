import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Card from '@site/src/components/Card';
import CardGrid from '@site/src/components/CardGrid';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import NetworkGlance from './_components/NetworkGlance';
import TaskList from './_components/TaskList';
import styles from './index.module.css';

/** The front door: what Linea is, the values people copy, the tasks they come for, and the four sections. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Developer documentation"
      description="Build on Linea, the zkEVM layer 2 of Ethereum: network details to copy, a first transaction and contract, how the protocol works, and the API reference."
    >
      <main className={styles.page}>
        <div className={styles.top}>
          <header className={styles.intro}>
            <Heading as="h1" className={styles.title}>
              Linea developer documentation
            </Heading>
            <p className={styles.lead}>
              Linea is a layer 2 network that runs Ethereum contracts as they are, makes up to one
              block a second, and settles on Ethereum with validity proofs.
            </p>
            <div className={styles.actions}>
              <Link to="/get-started" className={clsx(styles.primary)}>
                Get started
              </Link>
              <Link to="/learn" className={clsx(styles.secondary)}>
                Follow one transaction
              </Link>
            </div>
          </header>
          <NetworkGlance />
        </div>

        <section aria-labelledby="tasks" className={styles.section}>
          <Heading as="h2" id="tasks">
            What you came for
          </Heading>
          <TaskList />
        </section>

        <section aria-labelledby="sections" className={styles.section}>
          <Heading as="h2" id="sections">
            The documentation
          </Heading>
          <CardGrid>
            <Card to="/get-started" title="Get started">
              From an empty folder to a contract on the test network, and what differs from
              Ethereum.
            </Card>
            <Card to="/technology/architecture" title="Technology">
              How sequencer, coordinator, prover and contracts work together, and what the proof
              proves.
            </Card>
            <Card to="/api" title="API and SDK">
              The JSON-RPC methods, those that only Linea has, and where to call them.
            </Card>
            <Card to="/learn" title="Learn">
              One transaction from its estimate to the proof on L1, in code that you run.
            </Card>
          </CardGrid>
        </section>
      </main>
    </Layout>
  );
}
