/**
 * How far back Linea Besu reads state, and what it answers beyond that.
 * Besu: `DEFAULT_MAX_LAYERS_TO_LOAD` of `PathBasedExtraStorageConfiguration`, which no shipped profile changes.
 */
export const keptStates = (beyond: string): string =>
  `A Linea Besu node of the shipped profiles keeps the state of the newest 512 blocks, unless \`--bonsai-historical-block-limit\` says otherwise. For older blocks it answers ${beyond}.`;
