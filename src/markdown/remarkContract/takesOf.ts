import type {ContractMember} from '../../../data/abis/schema';
import {parseDeclaration} from '../../contracts/declaration';

/** What a function, an event or an error takes, for the line of its fold: `(address _to, uint256 _fee)`. */
export function takesOf({kind, signature}: ContractMember): {readonly takes?: string} {
  const {params} = parseDeclaration(signature);
  return ['function', 'event', 'error'].includes(kind) && params.length > 0
    ? {takes: `(${params.map(({type, name}) => `${type} ${name}`.trim()).join(', ')})`}
    : {};
}
