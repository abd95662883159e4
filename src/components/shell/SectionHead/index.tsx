import type {ReactNode} from 'react';
import BlockPicture from '../../brand/BlockPicture';
import {type SectionLook, sectionLooks} from '../../brand/sections';
import styles from './styles.module.css';

const looks: ReadonlyMap<string, SectionLook> = new Map(Object.entries(sectionLooks));

/** The band above the text of a section's first page, with the section's station of the motif. */
export default function SectionHead({section}: {readonly section: string}): ReactNode {
  const look = looks.get(section);
  if (look === undefined) {
    throw new Error(
      `<SectionHead section="${section}"> has an unknown section: use one of ${[...looks.keys()].join(', ')}, or add it to src/components/brand/sections.ts`,
    );
  }
  return (
    <div className={styles.band} data-tint={look.tint} aria-hidden="true">
      <BlockPicture picture={look.picture} />
    </div>
  );
}
