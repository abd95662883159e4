import {abi, client, showToken} from './tokenCard';

const address = import.meta.env.VITE_CREATURES;
await showToken(address, 1n);

client.watchContractEvent({
  address,
  abi,
  eventName: 'MetadataUpdate',
  pollingInterval: 1000,
  onLogs: () => void showToken(address, 1n),
});
