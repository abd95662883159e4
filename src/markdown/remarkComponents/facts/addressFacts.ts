import {addresses} from '../../../../data/addresses';
import {contracts} from '../../../../data/contracts';
import {chains, type Explorer} from '../../../../data/networks';
import {findNetwork} from '../../../../data/findNetwork';
import type {Attributes} from './attributes';
import {nearest} from './nearest';

function attributesFor(
  address: string,
  name: string,
  {name: explorerName, url}: Explorer,
): Attributes {
  return {address, name, explorerName, explorerUrl: url};
}

function contractFacts(key: string): Attributes {
  const keys = contracts.map(({chain, name}) => `${chain}/${name}`);
  const contract = contracts[keys.indexOf(key)];
  if (contract === undefined) {
    throw new Error(
      `Unknown contract "${key}" in <Address>: write chain/name, perhaps ${nearest(key, keys).join(', ')} (data/contracts.ts)`,
    );
  }
  return attributesFor(contract.address, contract.name, chains[contract.chain].explorers[0]);
}

function knownAddressFacts(of: string, network: string): Attributes {
  const {chain} = findNetwork(network, 'Address');
  const known = addresses.find(({address}) => address === of);
  if (known === undefined) {
    const contract = contracts.find(({address}) => address === of);
    throw new Error(
      contract === undefined
        ? `Unknown address "${of}" in <Address>: register it in data/addresses.ts, with its EIP-55 checksum`
        : `<Address> got the address of a contract: write contract="${contract.chain}/${contract.name}" instead`,
    );
  }
  if (known.kind === 'example') {
    throw new Error(
      `<Address> got ${of}, an example: no explorer knows it. Write it as code, without the component`,
    );
  }
  return attributesFor(of, known.what, chains[chain].explorers[0]);
}

/**
 * The props for `<Address contract="ethereum/LineaRollup" />` or `<Address of="0x…"
 * network="mainnet" />`.
 * @throws on other attributes and on an unknown contract.
 */
export function addressFacts(attributes: Attributes): Attributes {
  const {contract, of, network, ...others} = attributes;
  const count = Object.keys(attributes).length;
  if (contract !== undefined && count === 1) {
    return contractFacts(contract);
  }
  if (
    of !== undefined &&
    network !== undefined &&
    Object.keys(others).length === 0 &&
    count === 2
  ) {
    return knownAddressFacts(of, network);
  }
  throw new Error(
    `<Address> takes contract="chain/name", or of="0x…" with network="…", and got ${Object.keys(attributes).join(', ') || 'nothing'}`,
  );
}
