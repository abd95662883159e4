import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import BlockPicture from '../../brand/BlockPicture';
import card from '../../ui/Card/styles.module.css';
import FourCards from '../../ui/FourCards';
import styles from './styles.module.css';
import {tools} from './tools';

/** The tools of this site as cards, each with a picture. */
export default function ToolCards(): ReactNode {
  return (
    <FourCards>
      {tools.map(({title, text, to, picture, labels}) => (
        <li key={to} className={card.card}>
          <div className={styles.picture}>
            <BlockPicture picture={picture}>
              {labels.map(([x, y, words]) => (
                <text key={words} x={x} y={y} className={styles.label}>
                  {words}
                </text>
              ))}
            </BlockPicture>
          </div>
          <span className={card.title}>
            <Link to={to}>{title}</Link>
          </span>
          <div className={card.text}>{text}</div>
        </li>
      ))}
    </FourCards>
  );
}
