// #region verax
import {createPublicClient, createWalletClient, type Hex, http, parseAbi} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {lineaSepolia} from 'viem/chains';

const transport = http('https://rpc.sepolia.linea.build');

export const account = privateKeyToAccount(process.env.PRIVATE_KEY as Hex);
export const reader = createPublicClient({chain: lineaSepolia, transport});
export const writer = createWalletClient({account, chain: lineaSepolia, transport});

export const registries = {
  attestations: '0xDaf3C3632327343f7df0Baad2dc9144fa4e1001F',
  portals: '0xF35fe79104e157703dbCC3Baa72a81A99591744D',
  schemas: '0x90b8542d7288a83EC887229A7C727989C3b56209',
} as const;

export const abi = parseAbi([
  'struct Payload { bytes32 schemaId; uint64 expirationDate; bytes subject; bytes attestationData; }',
  'struct Attestation { bytes32 attestationId; bytes32 schemaId; bytes32 replacedBy; address attester; address portal; uint64 attestedDate; uint64 expirationDate; uint64 revocationDate; uint16 version; bool revoked; bytes subject; bytes attestationData; }',
  'function createSchema(string name, string description, string context, string schemaString)',
  'function getIdFromSchemaString(string schema) view returns (bytes32)',
  'function isRegistered(bytes32 id) view returns (bool)',
  'function isAllowlisted(address user) view returns (bool)',
  'function deployDefaultPortal(address[] modules, string name, string description, bool isRevocable, string ownerName)',
  'function attest(Payload attestationPayload, bytes[] validationPayloads) payable',
  'function getAttestation(bytes32 attestationId) view returns (Attestation)',
  'event PortalRegistered(string name, string description, address portalAddress)',
  'event AttestationRegistered(bytes32 indexed attestationId)',
  'error OnlyAllowlisted()',
  'error AttestationNotAttested()',
]);
// #endregion verax
