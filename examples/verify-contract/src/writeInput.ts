import {readFileSync, writeFileSync} from 'node:fs';

const input = {
  language: 'Solidity',
  sources: {
    'src/TicketOffice.sol': {content: readFileSync('contracts/TicketOffice.sol', 'utf8')},
  },
  settings: {
    evmVersion: 'osaka',
    optimizer: {enabled: true, runs: 200},
  },
};
writeFileSync('input.json', JSON.stringify(input));
