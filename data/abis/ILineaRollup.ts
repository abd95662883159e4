import type {ContractFacts} from './schema';

export const ILineaRollup = {
  name: 'ILineaRollup',
  kind: 'interface',
  summary: 'Adds an unused initialization struct to `ILineaRollupBase`.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/interfaces/ILineaRollup.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/ilinearollup',
  bases: ['ILineaRollupBase'],
  uses: ['IPauseManager', 'IPermissionsManager'],
  members: [
    {
      kind: 'struct',
      signature:
        'struct InitializationData {BaseInitializationData baseInitializationData; address livenessRecoveryOperator;}',
      meaning:
        'Unused in this revision. `initialize` of `LineaRollup` accepts the struct’s two fields and the yield manager’s address as separate arguments.',
      params: {
        baseInitializationData: 'The initial values that every kind of rollup needs.',
        livenessRecoveryOperator:
          'The account that can become operator after half a year without finalization.',
      },
    },
  ],
} as const satisfies ContractFacts;
