import {type Address, createPublicClient, http, parseAbi} from 'viem';
import {lineaSepolia} from 'viem/chains';

export const client = createPublicClient({
  chain: lineaSepolia,
  transport: http('https://rpc.sepolia.linea.build'),
});

export const abi = parseAbi([
  'function ownerOf(uint256 token) view returns (address)',
  'function tokenURI(uint256 token) view returns (string)',
  'event MetadataUpdate(uint256 _tokenId)',
]);

interface Metadata {
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly attributes?: readonly {readonly trait_type: string; readonly value: string}[];
}

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), {textContent: text});
}

function card({name, description, image, attributes = []}: Metadata, owner: string): Node[] {
  // Metadata can come from strangers: write it as text, and load pictures only over HTTPS.
  if (new URL(image).protocol !== 'https:') throw new Error(`${image} is not an HTTPS URL`);
  const picture = Object.assign(document.createElement('img'), {src: image, alt: name});
  const facts = [...attributes, {trait_type: 'Owner', value: owner}];
  const list = document.createElement('dl');
  list.append(
    ...facts.flatMap((fact) => [element('dt', fact.trait_type), element('dd', fact.value)]),
  );
  const text = document.createElement('div');
  text.append(element('h1', name), element('p', description), list);
  return [picture, text];
}

/** Shows a token as wallets do: metadata from the token's URI, then the picture. */
export async function showToken(address: Address, token: bigint): Promise<void> {
  const main = document.querySelector('main');
  try {
    const [owner, uri] = await Promise.all([
      client.readContract({address, abi, functionName: 'ownerOf', args: [token]}),
      client.readContract({address, abi, functionName: 'tokenURI', args: [token]}),
    ]);
    const response = await fetch(uri);
    if (!response.ok) throw new Error(`${uri} returned ${response.status}`);
    main?.replaceChildren(...card((await response.json()) as Metadata, owner));
  } catch (error) {
    const alert = element('p', error instanceof Error ? error.message : String(error));
    alert.role = 'alert';
    main?.replaceChildren(alert);
  }
}
