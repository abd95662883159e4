// #region set-up
import {parseEventLogs} from 'viem';
import {abi, account, reader, registries, writer} from './verax';

const schema = '(uint8 level, string course)';

const mayWrite = await reader.readContract({
  address: registries.portals,
  abi,
  functionName: 'isAllowlisted',
  args: [account.address],
});
if (!mayWrite) throw new Error(`${account.address} is not allowed to create schemas and portals`);

const schemaId = await reader.readContract({
  address: registries.schemas,
  abi,
  functionName: 'getIdFromSchemaString',
  args: [schema],
});
const isKnown = await reader.readContract({
  address: registries.schemas,
  abi,
  functionName: 'isRegistered',
  args: [schemaId],
});
if (!isKnown) {
  const hash = await writer.writeContract({
    address: registries.schemas,
    abi,
    functionName: 'createSchema',
    args: ['Course', 'A course that a person finished', 'https://example.com/course', schema],
  });
  await reader.waitForTransactionReceipt({hash});
}

const hash = await writer.writeContract({
  address: registries.portals,
  abi,
  functionName: 'deployDefaultPortal',
  args: [[], 'Courses', 'Certificates of our courses', true, 'Example School'],
});
const {logs} = await reader.waitForTransactionReceipt({hash});
const [registered] = parseEventLogs({abi, logs, eventName: 'PortalRegistered'});

console.log(`SCHEMA=${schemaId}`);
console.log(`PORTAL=${registered?.args.portalAddress}`);
// #endregion set-up
