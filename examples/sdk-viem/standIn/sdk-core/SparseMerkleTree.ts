import type {Hex} from './hex';
import type {MessageProof} from './message';

const ZERO: Hex = `0x${'00'.repeat(32)}`;

/** A tree that stores only what was added: of an empty part, the hash depends on its height alone. */
export class SparseMerkleTree {
  /** By height above the leaves, what is not empty, by its position from the left. */
  private readonly levels: Map<number, Hex>[];
  private readonly empty: Hex[] = [ZERO];

  constructor(
    private readonly depth: number,
    private readonly hashFn: (left: Hex, right: Hex) => Hex,
  ) {
    if (depth <= 1) {
      throw new Error('Merkle tree depth must be greater than 1');
    }
    this.levels = Array.from({length: depth + 1}, () => new Map<number, Hex>());
    for (let height = 0; height < depth; height++) {
      this.empty.push(hashFn(this.node(height, 0), this.node(height, 1)));
    }
  }

  private node(height: number, position: number): Hex {
    return this.levels[height]?.get(position) ?? this.empty[height] ?? ZERO;
  }

  private requireInRange(index: number): void {
    if (index < 0 || index >= 1 << this.depth) {
      throw new Error('Leaf index is out of range');
    }
  }

  public getRoot(): Hex {
    return this.node(this.depth, 0);
  }

  public getLeaf(index: number): string {
    this.requireInRange(index);
    return this.node(0, index);
  }

  public addLeaf(index: number, leafHash: Hex): void {
    this.requireInRange(index);
    let position = index;
    this.levels[0]?.set(position, leafHash);
    for (let height = 0; height < this.depth; height++) {
      const left = position - (position % 2);
      const parent = this.hashFn(this.node(height, left), this.node(height, left + 1));
      position = left / 2;
      this.levels[height + 1]?.set(position, parent);
    }
  }

  public getProof(index: number): MessageProof {
    if (this.getLeaf(index) === ZERO) {
      throw new Error('Leaf does not exist');
    }
    const proof = Array.from({length: this.depth}, (_, height) =>
      this.node(height, Math.floor(index / 2 ** height) ^ 1),
    );
    return {proof, root: this.getRoot(), leafIndex: index};
  }
}
