// #region read
import {
  createPublicClient,
  decodeAbiParameters,
  type Hex,
  http,
  parseAbi,
  parseAbiParameters,
} from 'viem';
import {lineaSepolia} from 'viem/chains';

const client = createPublicClient({
  chain: lineaSepolia,
  transport: http('https://rpc.sepolia.linea.build'),
});

const attestation = await client.readContract({
  address: '0xDaf3C3632327343f7df0Baad2dc9144fa4e1001F',
  abi: parseAbi([
    'struct Attestation { bytes32 attestationId; bytes32 schemaId; bytes32 replacedBy; address attester; address portal; uint64 attestedDate; uint64 expirationDate; uint64 revocationDate; uint16 version; bool revoked; bytes subject; bytes attestationData; }',
    'function getAttestation(bytes32 attestationId) view returns (Attestation)',
    'error AttestationNotAttested()',
  ]),
  functionName: 'getAttestation',
  args: [process.env.ATTESTATION as Hex],
});
const {portal, subject, attestationData, expirationDate, revoked} = attestation;
const [level, course] = decodeAbiParameters(
  parseAbiParameters('uint8 level, string course'),
  attestationData,
);
const isExpired = expirationDate !== 0n && expirationDate <= BigInt(Math.floor(Date.now() / 1000));

console.log(`subject ${subject}`);
console.log(`portal  ${portal}`);
console.log(`data    level ${level}, ${course}`);
console.log(`valid   ${!revoked && !isExpired}`);
// #endregion read
