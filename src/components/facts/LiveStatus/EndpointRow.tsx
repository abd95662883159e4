import type {ReactNode} from 'react';
import type {Endpoint} from '@site/data/networks';
import {formatCount} from '../NetworkFacts/networkText';
import type {CheckResult} from './checkEndpoint';
import {formatAge, formatGwei, statusLabel} from './statusText';
import type {LiveStatusState} from './useLiveStatus';
import styles from './styles.module.css';

interface Props {
  readonly endpoint: Endpoint;
  readonly step: LiveStatusState['step'];
  readonly result: CheckResult | undefined;
}

/** The cells for the figures. A dash stands for a missing figure. */
function figures(result: CheckResult | undefined): readonly string[] {
  if (result?.kind === 'wrongChain') {
    return [String(result.chainId), '–', '–', '–', '–'];
  }
  if (result?.kind !== 'ok') {
    return ['–', '–', '–', '–', '–'];
  }
  return [
    String(result.chainId),
    formatCount(result.blockNumber),
    formatAge(result.blockAgeSeconds),
    result.baseFee === undefined ? '–' : formatGwei(result.baseFee),
    `${formatCount(result.latencyMs)} ms`,
  ];
}

export default function EndpointRow({endpoint, step, result}: Props): ReactNode {
  const kind = result?.kind;
  const tone = kind === undefined ? 'neutral' : kind === 'ok' ? 'success' : 'problem';
  return (
    <tr>
      <th scope="row" className={styles.endpoint}>
        {new URL(endpoint.url).host}
      </th>
      <td className={styles.status} data-tone={tone}>
        {statusLabel(result, step)}
      </td>
      {figures(result).map((figure, column) => (
        <td key={column} className={styles.figure}>
          {figure}
        </td>
      ))}
    </tr>
  );
}
