# The commands that the pages tell readers to type. They need PRIVATE_KEY in .env. REMOTE_RPC, REMOTE_ENDPOINT and the
# addresses of the deployed messengers are the reader's.
set -e

# #region layerzero-deploy
npx tsx --env-file=.env src/deploy.ts LayerZeroMessenger 0x6EDCE65403992e310A62460808c4b910D972f10f 40245
RPC_URL=$REMOTE_RPC npx tsx --env-file=.env src/deploy.ts LayerZeroMessenger $REMOTE_ENDPOINT 40287
# #endregion

# #region ccip-deploy
npx tsx --env-file=.env src/deploy.ts CcipMessenger 0xB4431A6c63F72916151fEA2864DBB13b8ce80E8a 5224473277236331295
RPC_URL=$REMOTE_RPC npx tsx --env-file=.env src/deploy.ts CcipMessenger $REMOTE_ENDPOINT 5719461335882077547
# #endregion

# #region hyperlane-deploy
export RPC_URL=https://rpc.linea.build
npx tsx --env-file=.env src/deploy.ts HyperlaneMessenger 0x02d16BC51af6BfD153d67CA61754cF912E82C4d9 8453
RPC_URL=$REMOTE_RPC npx tsx --env-file=.env src/deploy.ts HyperlaneMessenger $REMOTE_ENDPOINT 59144
# #endregion

# #region wormhole-deploy
npx tsx --env-file=.env src/deploy.ts WormholeMessenger 0x79A1027a6A159502049F10906D333EC57E95F083 10004
RPC_URL=$REMOTE_RPC npx tsx --env-file=.env src/deploy.ts WormholeMessenger $REMOTE_ENDPOINT 38
# #endregion

# #region axelar-deploy
npx tsx --env-file=.env src/deploy.ts AxelarMessenger \
  0xe432150cce91c13a887f7D836923d5597adD8E31 0xbE406F0189A0B4cf3A05C286473D23791Dd44Cc6 base-sepolia
RPC_URL=$REMOTE_RPC npx tsx --env-file=.env src/deploy.ts AxelarMessenger \
  $REMOTE_ENDPOINT $REMOTE_GAS_SERVICE linea-sepolia
# #endregion

# #region peers
npx tsx --env-file=.env src/setPeer.ts $ON_LINEA $ON_REMOTE
RPC_URL=$REMOTE_RPC npx tsx --env-file=.env src/setPeer.ts $ON_REMOTE $ON_LINEA
# #endregion

# #region quote
npx tsx --env-file=.env src/quote.ts $ON_LINEA "Hello from Linea"
# #endregion

# #region send
npx tsx --env-file=.env src/send.ts $ON_LINEA "Hello from Linea"
# #endregion

# #region send-with-fee
npx tsx --env-file=.env src/send.ts $ON_LINEA "Hello from Linea" 0.001
# #endregion

# #region read
RPC_URL=$REMOTE_RPC npx tsx --env-file=.env src/readText.ts $ON_REMOTE
# #endregion

# #region wormhole-send
npx tsx --env-file=.env src/sendWormhole.ts $ON_LINEA "Hello from Linea"
# #endregion

# #region wormhole-deliver
RPC_URL=$REMOTE_RPC npx tsx --env-file=.env src/deliverWormhole.ts $ON_REMOTE $MESSAGE
# #endregion

# #region reactive-deploy
export RPC_URL=https://rpc.linea.build
npx tsx --env-file=.env src/deploy.ts ReactiveTarget $CALLBACK_PROXY $REACTIVE_DEPLOYER
# #endregion

# #region reactive-fund
npx tsx --env-file=.env src/fundCallbacks.ts $TARGET 0.001
# #endregion

# #region thirdweb-quote
npx tsx --env-file=.env src/thirdwebQuote.ts
# #endregion

# #region enso-route
npx tsx --env-file=.env src/ensoRoute.ts
# #endregion

# #region read-record
npx tsx src/readRecord.ts linea.eth
# #endregion
