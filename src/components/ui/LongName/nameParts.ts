/**
 * The words of a name in code: `eth_getBalance` is `eth_`, `get` and `Balance`. `ERC20` and
 * `L2MessageService` keep their numbers and capitals together. A signature also breaks at its commas.
 *
 * @returns the parts in order, which join to the name. A text with spaces is one part.
 */
export function nameParts(name: string): readonly string[] {
  return /\s/.test(name) ? [name] : name.split(/(?<=[_,])|(?<=[a-z\d])(?=[A-Z][a-z])/);
}
