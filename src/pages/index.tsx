import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import SearchBox from '@site/src/components/search/SearchBox';
import TaskList from '@site/src/components/shell/TaskList';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import NetworkGlance from './_components/NetworkGlance';
import SectionList from './_components/SectionList';
import styles from './index.module.css';

/** The home page: what Linea is, search, network values, frequent tasks and the sections of the documentation. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Developer documentation"
      description="Build on Linea, a zkEVM layer 2 on Ethereum: copy the network details, send a transaction, deploy a contract, and read how the protocol and the API work."
    >
      <main className={styles.page}>
        <div className={styles.top}>
          <header className={styles.intro}>
            <Heading as="h1" className={styles.title}>
              Linea developer documentation
            </Heading>
            <p className={styles.lead}>
              Linea is a layer 2 network that runs most Ethereum contracts unchanged, with{' '}
              <Link to="/get-started/build/ethereum-differences">a few differences</Link>. It
              produces up to one block a second, and settles on Ethereum with validity proofs.{' '}
              <Link to="/get-started">Send your first transaction</Link>, or{' '}
              <Link to="/learn">follow a tutorial</Link>.
            </p>
            <SearchBox kind="wide" />
          </header>
          <NetworkGlance />
        </div>

        <section aria-labelledby="tasks" className={styles.section}>
          <Heading as="h2" id="tasks">
            Popular tasks
          </Heading>
          <TaskList />
        </section>

        <section aria-labelledby="sections" className={styles.section}>
          <Heading as="h2" id="sections">
            Browse the documentation
          </Heading>
          <SectionList />
        </section>
      </main>
    </Layout>
  );
}
