import type {ContractFacts} from './schema';

export const ILineaRollup = {
  name: 'ILineaRollup',
  kind: 'interface',
  summary: 'A set-up struct that nothing takes any more, on top of `ILineaRollupBase`.',
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
        'No function of this revision has it as an argument: `initialize` of `LineaRollup` takes the first field, the second and the address of the yield manager one by one.',
      params: {
        baseInitializationData: 'What each kind of rollup needs for its set-up.',
        livenessRecoveryOperator: 'Who may become operator after half a year without finalization.',
      },
    },
  ],
} as const satisfies ContractFacts;
