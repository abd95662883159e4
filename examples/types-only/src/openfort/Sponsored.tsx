import {AccountTypeEnum, OpenfortProvider} from '@openfort/react';
import type {ReactNode} from 'react';

export function Sponsored({children}: {readonly children: ReactNode}) {
  return (
    <OpenfortProvider
      publishableKey="YOUR_PUBLISHABLE_KEY"
      // #region sponsored
      walletConfig={{
        shieldPublishableKey: 'YOUR_SHIELD_KEY',
        ethereum: {
          accountType: AccountTypeEnum.SMART_ACCOUNT,
          ethereumFeeSponsorshipId: {59144: 'YOUR_SPONSORSHIP_ID'},
          rpcUrls: {59144: 'https://rpc.linea.build'},
        },
      }}
      // #endregion
    >
      {children}
    </OpenfortProvider>
  );
}
