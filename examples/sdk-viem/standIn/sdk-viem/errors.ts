import {BaseError, type Hash} from 'viem';

// The package throws these and doesn't export them: programs tell them apart by their names.

const rangeOf = (startBlock: bigint, endBlock: bigint) => `Blocks ${startBlock} to ${endBlock}`;

export class AccountNotFoundError extends BaseError {
  public constructor() {
    super('Neither the call nor the client has an account.', {
      docsPath: '/docs/actions/wallet/sendTransaction',
      name: 'AccountNotFoundError',
    });
  }
}

export class MessageNotFoundError extends BaseError {
  public constructor({hash}: {hash: Hash}) {
    super(`No message has the hash ${hash}.`, {name: 'MessageNotFoundError'});
  }
}

export class L2BlockNotFinalizedError extends BaseError {
  public constructor({blockNumber}: {blockNumber: bigint}) {
    super(`L2 block number ${blockNumber} is not finalized on L1 yet.`, {
      name: 'L2BlockNotFinalizedError',
    });
  }
}

export class MessagesNotFoundInBlockRangeError extends BaseError {
  public constructor({startBlock, endBlock}: {startBlock: bigint; endBlock: bigint}) {
    super(`The L2 endpoint has no message there.\n${rangeOf(startBlock, endBlock)}`, {
      name: 'MessagesNotFoundInBlockRangeError',
    });
  }
}

export class MerkleRootNotFoundInFinalizationDataError extends BaseError {
  public constructor(facts: {merkleRoot: Hash; startBlock: bigint; endBlock: bigint}) {
    const {merkleRoot, startBlock, endBlock} = facts;
    super(`The finalization has no Merkle root ${merkleRoot}.\n${rangeOf(startBlock, endBlock)}`, {
      name: 'MerkleRootNotFoundInFinalizationDataError',
    });
  }
}

export class EventNotFoundInFinalizationDataError extends BaseError {
  public constructor({transactionHash, eventName}: {transactionHash: Hash; eventName: string}) {
    super(`The finalization ${transactionHash} has no event ${eventName}.`, {
      name: 'EventNotFoundInFinalizationDataError',
    });
  }
}

export class MissingMessageProofOrClientForClaimingOnL1Error extends BaseError {
  public constructor() {
    super('A claim on L1 needs `messageProof` or `l2Client`.', {
      name: 'MissingMessageProofOrClientForClaimingOnL1Error',
    });
  }
}

/** An error together with its name, as unions of error types have it. */
export type Named<Instance extends Error, Name extends string> = Instance & {name: Name};
