import type {ReactNode} from 'react';
import type {RpcParam} from '@site/data/rpc/schema';
import styles from './playground.module.css';
import AddButton from './AddButton';
import {type Draft, initialDraft} from './draft';
import {paramPlace} from './params';
import {useFormTools} from './tools';

interface Props {
  readonly params: readonly RpcParam[];
  readonly drafts: readonly Draft[];
  readonly onChange: (drafts: readonly Draft[]) => void;
}

/** The parameters that are sent, with a button for the next one. Parameters are positional. */
export default function ParamFields({params, drafts, onChange}: Props): ReactNode {
  const {focusOn, ValueField} = useFormTools();
  const next = params[drafts.length];
  return (
    <div className={styles.parts}>
      {params.length === 0 && (
        <p className={styles.quiet}>
          None: <code>params</code> is an empty array.
        </p>
      )}
      {drafts.map((draft, index) => {
        const param = params[index];
        const isLast = index === drafts.length - 1;
        return (
          param !== undefined && (
            <ValueField
              key={param.name}
              name={param.name}
              schema={param.schema}
              draft={draft}
              place={paramPlace(params, index)}
              depth={0}
              required={param.required}
              about={param.description}
              onRemove={
                isLast && !param.required
                  ? () => {
                      onChange(drafts.slice(0, -1));
                      focusOn(`${paramPlace(params, index).id}-add`);
                    }
                  : undefined
              }
              onChange={(changed) =>
                onChange(drafts.map((old, at) => (at === index ? changed : old)))
              }
            />
          )
        );
      })}
      {next !== undefined && (
        <div className={styles.adds}>
          <AddButton
            id={`${paramPlace(params, drafts.length).id}-add`}
            name={next.name}
            label={`Add the parameter ${next.name}`}
            onPress={() => {
              onChange([...drafts, initialDraft(next.schema)]);
              focusOn(paramPlace(params, drafts.length).id);
            }}
          />
        </div>
      )}
    </div>
  );
}
