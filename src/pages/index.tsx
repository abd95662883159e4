import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import data from '@generated/home-data/default/data.json';
import TaskList from '@site/src/components/shell/TaskList';
import ToolCards from '@site/src/components/shell/ToolCards';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import NetworkTool from './_components/NetworkTool';
import SectionList from './_components/SectionList';
import Strip from './_components/Strip';
import styles from './index.module.css';

/** The home page: what Linea is, a tool to connect, frequent tasks, tools and the sections of the documentation. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Developer documentation"
      description="Build on Linea, a zkEVM layer 2 on Ethereum: copy the network details, send a transaction, deploy a contract, and read how the protocol and the API work."
    >
      <main>
        <div className={styles.top}>
          <header>
            <Heading as="h1" className={styles.title}>
              Build on Linea
            </Heading>
            <p className={styles.lead}>
              Linea is a layer 2 network that runs most Ethereum contracts unchanged, with{' '}
              <Link to="/get-started/build/ethereum-differences">a few differences</Link>. It
              produces up to one block a second, and settles on Ethereum with validity proofs.
            </p>
            <div className={styles.actions}>
              <Link to="/get-started/build/quickstart/deploy" className={clsx(styles.primary)}>
                Deploy your first contract <span className={styles.time}>{data.minutes} min</span>
              </Link>
              <Link to="/learn" className={clsx(styles.secondary)}>
                Follow a tutorial
              </Link>
              <p className={styles.note}>
                On Linea Sepolia. You don’t need a browser wallet or an API key.
              </p>
            </div>
          </header>
          <NetworkTool />
        </div>
        <Strip />
        <div className={styles.sections}>
          <section aria-labelledby="tasks">
            <Heading as="h2" id="tasks">
              Popular tasks
            </Heading>
            <TaskList />
          </section>
          <section aria-labelledby="tools">
            <Heading as="h2" id="tools">
              <Link to="/get-started/tools" className={clsx(styles.heading)}>
                Interactive tools
              </Link>
            </Heading>
            <ToolCards />
          </section>
          <section aria-labelledby="sections">
            <Heading as="h2" id="sections">
              Browse the documentation
            </Heading>
            <SectionList />
          </section>
        </div>
      </main>
    </Layout>
  );
}
