import type {ReactNode} from 'react';
import data from '@generated/home-data/default/data.json';
import clsx from 'clsx';
import VisuallyHidden from '@site/src/components/ui/VisuallyHidden';
import styles from './styles.module.css';

/** The blocks in a batch. A phone shows the first five. */
const BLOCKS = Array.from({length: 9}, (_, index) => index);

const {median, most, month} = data.finality;

/** A drawing: blocks from L2 gather into a batch, pass with a proof, and settle on L1. No scripts. */
export default function Strip(): ReactNode {
  return (
    <div className={styles.strip}>
      <VisuallyHidden>
        Blocks from L2 gather into a batch, pass with a validity proof, and settle on L1: on Linea
        Mainnet, after {median} (median, {month}), and at most {most} in normal operation.
      </VisuallyHidden>
      <div className={styles.draw} aria-hidden="true">
        <div className={styles.lane} />
        <div className={styles.lane1} />
        <svg className={styles.stream}>
          <pattern id="strip-l2" x="42" width="60" height="18" patternUnits="userSpaceOnUse">
            <rect width="18" height="18" rx="3" />
          </pattern>
          <path fill="url(#strip-l2)" d="M0 0h2400v18H0z" />
        </svg>
        <svg className={styles.bracket}>
          <path d="M12 1H1v6M1 35v6h11" />
        </svg>
        <svg className={clsx(styles.bracket, styles.end)}>
          <path d="M0 1h11v6M11 35v6H0" />
        </svg>
        {BLOCKS.map((index) => (
          <i key={index} />
        ))}
        <div className={styles.leaf} />
        <div className={styles.leaf} />
        <div className={styles.drop} />
        <svg className={styles.chain}>
          <pattern id="strip-l1" x="4" width="66" height="32" patternUnits="userSpaceOnUse">
            <rect x="1" y="1" width="30" height="30" rx="4" />
            <path d="M0 16h1M31 16h35" />
          </pattern>
          <pattern id="strip-settled" x="4" width="132" height="32" patternUnits="userSpaceOnUse">
            <rect x="8" y="8" width="16" height="16" rx="3" />
          </pattern>
          <g>
            <path fill="url(#strip-l1)" d="M0 0h2644v32H0z" />
            <path fill="url(#strip-settled)" d="M244 0h2400v32H244z" />
            <rect x="144" y="8" width="16" height="16" rx="3" />
          </g>
        </svg>
        <div className={styles.sealed} />
        <span className={styles.gate}>validity proof</span>
        <span className={styles.final} data-network="mainnet">
          <b>final after {median}</b>
          <br />
          (median, {month})
        </span>
        <div className={styles.names}>
          <span>
            <b>L2</b> <span data-network="mainnet">Linea Mainnet</span>
            <span data-network="sepolia">Linea Sepolia</span>
          </span>
          <span>
            <b>L1</b> <span data-network="mainnet">Ethereum Mainnet</span>
            <span data-network="sepolia">Ethereum Sepolia</span>
          </span>
        </div>
      </div>
      <div className={styles.control}>
        <label className={styles.pause} title="Pause the drawing">
          <input type="checkbox" name="still" aria-label="Pause the drawing" />
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <path d="M3 2h3v10H3zM8 2h3v10H8z" />
            <path d="M3 1.500v11l9-5.500z" />
          </svg>
        </label>
      </div>
    </div>
  );
}
