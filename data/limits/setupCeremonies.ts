import type {LimitGroup} from './schema';

/** The public ceremonies whose results the prover uses. */
export const setupCeremonies = {
  caption: 'Ceremonies that the prover uses',
  columns: ['Ceremony', 'Curve', 'Participants', 'Powers of τ'],
  limits: [
    {what: 'Aztec Ignition', key: 'aztec', cells: ['BN254', 176, 100_800_000]},
    {what: 'Aleo Setup I', key: 'aleo', cells: ['BLS12-377', 106, 268_435_456]},
    {what: 'Celo Plumo, phase 1', key: 'celo', cells: ['BW6-761', 55, 134_217_728]},
  ],
  sources: [
    'Consensys-Incorporated/doc.linea@b045e94d:docs/protocol/architecture/prover/trusted-setup.mdx',
    'l2beat/l2beat@06975580:packages/config/src/common/zkCatalogTrustedSetups.ts',
    'Consensys/linea-monorepo@cb180134:prover/circuits/srs_store.go',
    'Consensys/gnark-ignition-verifier@665bc6e6:Transcript_spec.md',
    'Consensys/gnark-ignition-verifier@3da20420:aleo/main.go',
    'Consensys/gnark-ignition-verifier@4b012175:celo/main.go',
  ],
  checked: '2026-11-22',
} as const satisfies LimitGroup;
