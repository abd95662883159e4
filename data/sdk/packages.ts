import type {Sourced} from '../source';

/** A package, and what the npm registry serves of it. */
export interface SdkPackage extends Sourced {
  readonly name: string;
  /** The page that describes it. */
  readonly page?: string;
  /** The version of the source, and its day where it is known. */
  readonly version: string;
  readonly status: string;
  /** What `npm view` returned on the day of the check. */
  readonly served: string;
}

const WORKFLOW = 'Consensys/linea-monorepo@cb180134:.github/workflows/sdk-publish.yml';

export const sdkPackages: readonly SdkPackage[] = [
  {
    name: '@lfdt-lineth/sdk-viem',
    page: '/api/linea-sdk/viem-actions',
    version: '1.1.0, June 29, 2026',
    status: 'Current. Actions for viem clients.',
    served: 'Not found (404).',
    sources: [
      'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-viem/package.json',
      'LFDT-Lineth/lineth-monorepo@56a8cbfc:ts-libs/sdk/sdk-viem/CHANGELOG.md',
      WORKFLOW,
    ],
    checked: '2026-11-23',
  },
  {
    name: '@lfdt-lineth/sdk-core',
    page: '/api/linea-sdk/core',
    version: '1.0.0, June 10, 2026',
    status: 'Current. Installed with `sdk-viem`. Works without viem.',
    served: 'Not found (404).',
    sources: [
      'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-core/package.json',
      'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-core/CHANGELOG.md',
      WORKFLOW,
    ],
    checked: '2026-11-23',
  },
  {
    name: '@consensys/linea-sdk',
    page: '/api/linea-sdk/class-sdk',
    version: '0.3.0',
    status: 'Older. Classes for ethers 6.',
    served: '0.1.6 and 0.3.0.',
    sources: [
      'https://www.npmjs.com/package/@consensys/linea-sdk',
      'Consensys/doc.linea@994028bc:docs/api/linea-sdk.mdx',
    ],
    checked: '2026-11-23',
  },
  {
    name: '@lfdt-lineth/sdk',
    version: '1.0.0',
    status: 'New name of `@consensys/linea-sdk` since June 2026. Source code only.',
    served: 'Not found (404).',
    sources: ['Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-ethers/package.json', WORKFLOW],
    checked: '2026-11-23',
  },
  {
    name: '@consensys/linea-sdk-viem',
    version: '1.0.0',
    status: 'Renamed to `@lfdt-lineth/sdk-viem` on June 10, 2026.',
    served: 'Not found (404).',
    sources: ['Consensys/linea-monorepo@eed25b49:ts-libs/sdk/sdk-viem/package.json'],
    checked: '2026-11-23',
  },
  {
    name: '@consensys/linea-sdk-core',
    version: '1.0.0',
    status: 'Renamed to `@lfdt-lineth/sdk-core` on June 10, 2026.',
    served: 'Not found (404).',
    sources: ['Consensys/linea-monorepo@eed25b49:ts-libs/sdk/sdk-core/package.json'],
    checked: '2026-11-23',
  },
];
