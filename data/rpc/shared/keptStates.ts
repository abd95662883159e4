/**
 * How far back Linea Besu reads state, and what it returns beyond that.
 * Besu: `DEFAULT_MAX_LAYERS_TO_LOAD` of `PathBasedExtraStorageConfiguration`, which no shipped profile changes.
 */
export const keptStates = (beyond: string): string =>
  `Linea Besu keeps the state of the newest 512 blocks by default (\`--bonsai-historical-block-limit\`). For older blocks, it returns ${beyond}.`;
