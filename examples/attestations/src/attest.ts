// #region attest
import {
  type Address,
  encodeAbiParameters,
  type Hex,
  parseAbiParameters,
  parseEventLogs,
} from 'viem';
import {abi, reader, writer} from './verax';

const {PORTAL, SCHEMA, SUBJECT} = process.env as Record<string, Hex>;
const inOneYear = BigInt(Math.floor(Date.now() / 1000) + 365 * 24 * 60 * 60);

const hash = await writer.writeContract({
  address: PORTAL as Address,
  abi,
  functionName: 'attest',
  args: [
    {
      schemaId: SCHEMA as Hex,
      expirationDate: inOneYear,
      subject: SUBJECT as Hex,
      attestationData: encodeAbiParameters(parseAbiParameters('uint8 level, string course'), [
        2,
        'Solidity',
      ]),
    },
    [],
  ],
});
const {logs, gasUsed} = await reader.waitForTransactionReceipt({hash});
const [attested] = parseEventLogs({abi, logs, eventName: 'AttestationRegistered'});

console.log(`ATTESTATION=${attested?.args.attestationId}`);
console.log(`gas used ${gasUsed}`);
// #endregion attest
