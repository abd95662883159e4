import {buildModule} from '@nomicfoundation/hardhat-ignition/modules';
import {parseGwei} from 'viem';

export default buildModule('Tickets', (m) => {
  const owner = m.getParameter('owner', m.getAccount(0));
  const price = m.getParameter('price', parseGwei('1'));
  const office = m.contract('TicketOffice', [owner, price]);
  return {office};
});
