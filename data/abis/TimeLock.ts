import type {ContractFacts} from './schema';

export const TimeLock = {
  name: 'TimeLock',
  kind: 'contract',
  summary: 'Carries out upgrades that were scheduled before, after a delay that may be zero.',
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
        'Proposers may also cancel. The contract administers its own roles, so that they change by operations only, unless an `admin` is given who can change them at once.',
      params: {
        minDelay: 'How long an operation has to wait at least, in seconds; 0 is allowed.',
        proposers: 'Who may schedule and cancel.',
        executors: 'Who may execute; with the zero address among them, anybody.',
        admin: 'Who may change the roles without delay; zero for nobody.',
      },
      emits: ['RoleAdminChanged', 'RoleGranted', 'MinDelayChange'],
    },
  ],
} as const satisfies ContractFacts;
