import {BaseError, type Hash} from 'viem';

// The package throws these and doesn't export them: programs tell them apart by their names.

const rangeOf = (startBlock: bigint, endBlock: bigint) =>
  `Block range: ${startBlock} - ${endBlock}`;

export class AccountNotFoundError extends BaseError {
  public constructor() {
    super('Could not find an Account to execute with this Action.', {
      docsPath: '/docs/actions/wallet/sendTransaction',
      name: 'AccountNotFoundError',
    });
  }
}

export class MessageNotFoundError extends BaseError {
  public constructor({hash}: {hash: Hash}) {
    super(`Message with hash ${hash} not found.`, {name: 'MessageNotFoundError'});
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
    super(
      `No messages found in the specified block range on L2.\n${rangeOf(startBlock, endBlock)}`,
      {name: 'MessagesNotFoundInBlockRangeError'},
    );
  }
}

export class MerkleRootNotFoundInFinalizationDataError extends BaseError {
  public constructor(facts: {merkleRoot: Hash; startBlock: bigint; endBlock: bigint}) {
    const {merkleRoot, startBlock, endBlock} = facts;
    super(
      `Merkle root ${merkleRoot} not found in finalization data.\n${rangeOf(startBlock, endBlock)}`,
      {name: 'MerkleRootNotFoundInFinalizationDataError'},
    );
  }
}

export class EventNotFoundInFinalizationDataError extends BaseError {
  public constructor({transactionHash, eventName}: {transactionHash: Hash; eventName: string}) {
    super(
      `Event ${eventName} not found in finalization data.\nTransaction hash: ${transactionHash}`,
      {name: 'EventNotFoundInFinalizationDataError'},
    );
  }
}

export class MissingMessageProofOrClientForClaimingOnL1Error extends BaseError {
  public constructor() {
    super('Either `messageProof` or `l2Client` must be provided to claim a message on L1.', {
      name: 'MissingMessageProofOrClientForClaimingOnL1Error',
    });
  }
}

/** An error together with its name, as unions of error types have it. */
export type Named<Instance extends Error, Name extends string> = Instance & {name: Name};
