import type {ReactNode} from 'react';
import RowNote from '../../ui/StackedTable/RowNote';
import {formatCount} from '../NetworkFacts/networkText';
import type {CheckResult} from './checkEndpoint';
import {formatAge, statusLabel} from './statusText';
import type {LiveStatusState} from './useLiveStatus';
import styles from './styles.module.css';

/** The headers of a row's cells. */
export const columns = [
  'Status',
  'Chain ID',
  'Latest block',
  'Block age',
  'Base fee (wei)',
  'Latency',
] as const;

interface Props {
  readonly url: string;
  /** The name of its network, in a table of several. */
  readonly network: string | undefined;
  readonly step: LiveStatusState['step'];
  readonly result: CheckResult | undefined;
  /** Whether any endpoint has responded, so that a problem is this endpoint's. */
  readonly hasAnswer: boolean;
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
    result.baseFee?.toLocaleString('en-US') ?? '–',
    `${formatCount(result.latencyMs)} ms`,
  ];
}

export default function EndpointRow({url, network, step, result, hasAnswer}: Props): ReactNode {
  const kind = result?.kind;
  const tone = kind === undefined || !hasAnswer ? 'neutral' : kind === 'ok' ? 'success' : 'problem';
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <span className={styles.endpoint}>{new URL(url).host}</span>
        {network !== undefined && <RowNote>{network}</RowNote>}
      </th>
      <td role="cell" className={styles.status} data-column={columns[0]} data-tone={tone}>
        {statusLabel(result, step)}
      </td>
      {figures(result).map((figure, column) => (
        <td
          key={column}
          role="cell"
          className={styles.figure}
          data-column={columns[column + 1]}
          data-empty={figure === '–' ? '' : undefined}
        >
          {figure}
        </td>
      ))}
    </tr>
  );
}
