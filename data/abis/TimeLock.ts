import type {ContractFacts} from './schema';

export const TimeLock = {
  name: 'TimeLock',
  kind: 'contract',
  summary: 'Executes scheduled upgrades after a delay, which can be zero.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/governance/TimeLock.sol',
  checked: '2026-11-22',
  page: 'messageservice/lib/timelock',
  bases: ['TimelockController'],
  deployed: ['ethereum/TimelockController', 'linea/TimelockController'],
  showsInterface: true,
  members: [
    {
      kind: 'constructor',
      signature:
        'constructor(uint256 minDelay, address[] proposers, address[] executors, address admin)',
      meaning:
        'Sets up roles and delay. Proposers can also cancel. Without an `admin`, roles change only through operations of the timelock; an `admin` can change them immediately.',
      params: {
        minDelay: 'The shortest wait between schedule and execution, in seconds; 0 is allowed.',
        proposers: 'The accounts that can schedule and cancel.',
        executors:
          'The accounts that can execute. If the zero address is in the list, any account can.',
        admin: 'The account that can change roles without delay; zero for none.',
      },
      emits: ['RoleAdminChanged', 'RoleGranted', 'MinDelayChange'],
    },
  ],
} as const satisfies ContractFacts;
