import {alchemy} from './alchemy';
import {alchemyData} from './alchemyData';
import {arkham} from './arkham';
import {axelar} from './axelar';
import {bitscrunch} from './bitscrunch';
import {blobscan} from './blobscan';
import {ccip} from './ccip';
import {chainlink} from './chainlink';
import {codex} from './codex';
import {cookie3} from './cookie3';
import {drpc} from './drpc';
import {dune} from './dune';
import {enso} from './enso';
import {entryPoints} from './entryPoints';
import {envio} from './envio';
import {ethereumLists} from './ethereumLists';
import {etherscan} from './etherscan';
import {etherspot} from './etherspot';
import {goPlus} from './goPlus';
import {goldrush} from './goldrush';
import {goldsky} from './goldsky';
import {hyperlane} from './hyperlane';
import {infura} from './infura';
import {irys} from './irys';
import {layerZero} from './layerZero';
import {metamaskSmartAccounts} from './metamaskSmartAccounts';
import {mobula} from './mobula';
import {moralis} from './moralis';
import {multicall} from './multicall';
import {nodeProviders} from './nodeProviders';
import {noves} from './noves';
import {oklink} from './oklink';
import {openfort} from './openfort';
import {ora} from './ora';
import {particleNetwork} from './particleNetwork';
import {pimlico} from './pimlico';
import {primus} from './primus';
import {proofOfHumanity} from './proofOfHumanity';
import {pyth} from './pyth';
import {quicknode} from './quicknode';
import {reactiveNetwork} from './reactiveNetwork';
import {redstone} from './redstone';
import {reown} from './reown';
import type {ProviderFacts} from './schema';
import {secretNetwork} from './secretNetwork';
import {sentio} from './sentio';
import {spheron} from './spheron';
import {subquery} from './subquery';
import {subsquid} from './subsquid';
import {tellor} from './tellor';
import {theGraph} from './theGraph';
import {thirdweb} from './thirdweb';
import {thirdwebAccounts} from './thirdwebAccounts';
import {turbo} from './turbo';
import {verax} from './verax';
import {wormhole} from './wormhole';
import {zerodev} from './zerodev';

/** Contracts, endpoints and identifiers of providers, by the name that pages use: one line for each file of this folder. */
export const providers: Readonly<Record<string, ProviderFacts>> = {
  alchemy,
  alchemyData,
  arkham,
  axelar,
  bitscrunch,
  blobscan,
  ccip,
  chainlink,
  codex,
  cookie3,
  drpc,
  dune,
  enso,
  entryPoints,
  envio,
  ethereumLists,
  etherscan,
  etherspot,
  goPlus,
  goldrush,
  goldsky,
  hyperlane,
  infura,
  irys,
  layerZero,
  metamaskSmartAccounts,
  mobula,
  moralis,
  multicall,
  nodeProviders,
  noves,
  oklink,
  openfort,
  ora,
  particleNetwork,
  pimlico,
  primus,
  proofOfHumanity,
  pyth,
  quicknode,
  reactiveNetwork,
  redstone,
  reown,
  secretNetwork,
  sentio,
  spheron,
  subquery,
  subsquid,
  tellor,
  theGraph,
  thirdweb,
  thirdwebAccounts,
  turbo,
  verax,
  wormhole,
  zerodev,
};
