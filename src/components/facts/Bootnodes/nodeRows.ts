import {bootnodeOnlyPort, type ExecutionNode, type MaruNode} from '@site/data/bootnodes';

export interface NodeEntry {
  readonly address: string;
  readonly name: string;
  readonly note: string;
}

export interface NodeRow {
  readonly label: string;
  readonly entries: readonly NodeEntry[];
}

function check(address: string, form: RegExp): string {
  if (!form.test(address)) {
    throw new Error(`"${address}" is not a node address (data/bootnodes.ts)`);
  }
  return address;
}

/** The enode URL for `--bootnodes`. */
export function enodeUrl({id, ip, port}: ExecutionNode): string {
  return check(
    `enode://${id}@${ip}:${port}`,
    /^enode:\/\/[\da-f]{128}@(?:\d{1,3}\.){3}\d{1,3}:\d{4,5}$/,
  );
}

/** The libp2p address of a Maru node for `static-peers`. */
export function maruAddress({ip, port, peerId}: MaruNode): string {
  return check(
    `/ip4/${ip}/tcp/${port}/p2p/${peerId}`,
    /^\/ip4\/(?:\d{1,3}\.){3}\d{1,3}\/tcp\/\d{4,5}\/p2p\/16Uiu2HA[1-9A-HJ-NP-Za-km-z]{45}$/,
  );
}

function entryOf(node: ExecutionNode | MaruNode): NodeEntry {
  const name = `${node.ip}:${node.port}`;
  if ('peerId' in node) {
    return {address: maruAddress(node), name, note: ''};
  }
  const note = node.port === bootnodeOnlyPort ? 'bootnode only' : 'also relays transactions';
  return {address: enodeUrl(node), name, note};
}

/** Nodes by region, in the order of the data. */
export function nodeRows(nodes: readonly (ExecutionNode | MaruNode)[]): readonly NodeRow[] {
  const labels = nodes.map(({region}) => region ?? 'All');
  return [...new Set(labels)].map((label) => ({
    label,
    entries: nodes.filter((_, index) => labels[index] === label).map(entryOf),
  }));
}
