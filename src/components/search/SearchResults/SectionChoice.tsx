import type {ReactNode} from 'react';
import type {FoundSection} from '@site/src/search/siteSections';
import clsx from 'clsx';
import field from '../../ui/Field/styles.module.css';
import styles from './styles.module.css';

interface Props {
  readonly sections: readonly FoundSection[];
  /** The key of the chosen section. Empty for all. */
  readonly section: string;
  readonly onChange: (section: string) => void;
}

/** Selects a section of the site, with the number of pages found in each. Shown while results load, so that nothing moves. */
export default function SectionChoice({sections, section, onChange}: Props): ReactNode {
  const all = sections.reduce((sum, {pages}) => sum + pages, 0);
  return (
    <select
      name="section"
      aria-label="Section of the site"
      className={clsx(field.field, styles.choice)}
      value={section}
      onChange={({target}) => onChange(target.value)}
    >
      <option value="">All sections{all > 0 && ` (${all})`}</option>
      {sections.map(({key, name, pages}) => (
        <option key={key} value={key}>
          {name} ({pages})
        </option>
      ))}
    </select>
  );
}
