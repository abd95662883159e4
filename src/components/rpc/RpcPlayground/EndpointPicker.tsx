import type {ReactNode} from 'react';
import {publicEndpoints} from '@site/data/publicEndpoints';
import type {NetworkChoice} from './form/link';
import {useFormTools} from './form/tools';
import FactText from '../../facts/FactText';
import VisuallyHidden from '../../ui/VisuallyHidden';
import styles from './form/playground.module.css';
import {URL_PLACE} from './usePlayground';

const choices: readonly (readonly [NetworkChoice, string])[] = [
  ['mainnet', 'Mainnet'],
  ['sepolia', 'Sepolia'],
  ['own', 'Own URL'],
];

interface Props {
  readonly network: NetworkChoice;
  readonly ownUrl: string;
  readonly about: string | undefined;
  readonly onNetwork: (network: NetworkChoice) => void;
  readonly onUrl: (url: string) => void;
}

/** Selects the endpoint: one of the two public endpoints, or a URL that stays in this page. */
export default function EndpointPicker({
  network,
  ownUrl,
  about,
  onNetwork,
  onUrl,
}: Props): ReactNode {
  const {problemAt, leave, focusOn} = useFormTools();
  const problem = problemAt(URL_PLACE.id);
  return (
    <fieldset className={styles.endpoint}>
      <legend>
        <VisuallyHidden>Endpoint</VisuallyHidden>
      </legend>
      <div className={styles.target}>
        <div className={styles.networks}>
          {choices.map(([key, name]) => (
            <label key={key} className={styles.network}>
              <input
                type="radio"
                name="rpc-network"
                checked={network === key}
                onChange={() => {
                  onNetwork(key);
                  if (key === 'own') {
                    focusOn(URL_PLACE.id);
                  }
                }}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
        <div className={styles.address}>
          <span className={styles.verb}>POST</span>
          {network === 'own' ? (
            <input
              id={URL_PLACE.id}
              className={styles.input}
              inputMode="url"
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              placeholder="http://localhost:8545"
              value={ownUrl}
              aria-label="Address of your endpoint"
              aria-invalid={problem !== undefined}
              aria-describedby={
                problem === undefined ? 'try.url-about' : 'try.url-problem try.url-about'
              }
              onBlur={() => leave(URL_PLACE.id)}
              onChange={({target}) => onUrl(target.value)}
            />
          ) : (
            <code className={styles.url}>{publicEndpoints[network]}</code>
          )}
        </div>
      </div>
      {about !== undefined && (
        <p className={styles.about}>
          <FactText text={about} />
        </p>
      )}
      {network === 'own' && (
        <>
          {problem !== undefined && (
            <p id="try.url-problem" className={styles.problem}>
              {problem.text}
            </p>
          )}
          <p id="try.url-about" className={styles.about}>
            Use https, or http on this machine. A key in the URL stays on this page: it isn’t stored
            or added to links.
          </p>
        </>
      )}
    </fieldset>
  );
}
