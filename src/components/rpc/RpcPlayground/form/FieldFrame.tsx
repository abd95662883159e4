import type {ReactNode} from 'react';
import type {JsonSchema} from '@site/data/rpc/schema';
import FactText from '../../../facts/FactText';
import {clearIcon} from '../../../ui/Icon/icons';
import IconButton from '../../../ui/IconButton';
import {typeText} from '../../RpcFields/typeText';
import styles from './playground.module.css';
import type {Place} from './place';
import {useFormTools} from './tools';

interface Props {
  readonly place: Place;
  readonly name: string;
  readonly schema: JsonSchema;
  readonly required?: boolean;
  readonly about?: string | undefined;
  /** Removes the field. Absent if the field cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
  readonly onFix?: ((text: string) => void) | undefined;
  readonly children: ReactNode;
}

/** The frame of a field: name, type, description and problem. */
export default function FieldFrame({
  place,
  name,
  schema,
  required = false,
  about,
  onRemove,
  onFix,
  children,
}: Props): ReactNode {
  const problem = useFormTools().problemAt(place.id);
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <div className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.type}>
            <FactText text={typeText(schema)} />
          </span>
          {required && <span className={styles.required}>required</span>}
        </div>
        {onRemove && (
          <span className={styles.remove}>
            <IconButton shape={clearIcon} label={`Remove ${place.label}`} onPress={onRemove} />
          </span>
        )}
      </div>
      <div id={`${place.id}-about`} className={styles.about}>
        {about !== undefined && <FactText text={about} />}
      </div>
      {children}
      {problem !== undefined && (
        <p id={`${place.id}-problem`} className={styles.problem}>
          {problem.text}{' '}
          {problem.fix !== undefined && onFix && (
            <button type="button" className={styles.fix} onClick={() => onFix(problem.fix ?? '')}>
              Write {problem.fix.length > 20 ? `${problem.fix.slice(0, 12)}…` : problem.fix}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
