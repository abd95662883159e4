import type {RpcScalar, RpcType} from '@site/data/rpc/schema';

function scalarText({type, format, unit, oneOf}: RpcScalar): string {
  const values = oneOf?.map((value) => `"${value}"`).join(' or ');
  const base = values ?? format ?? type;
  return unit === undefined ? base : `${base}, ${unit}`;
}

/** A type in a few words: `quantity, wei`, `array of bytes32`, `map from address to object`. */
export function typeText(type: RpcType): string {
  switch (type.type) {
    case 'object':
      return 'object';
    case 'array':
      return type.items.type === 'object' ? 'array of objects' : `array of ${typeText(type.items)}`;
    case 'map':
      return `map from ${typeText(type.key)} to ${typeText(type.value)}`;
    case 'union':
      return type.options.map(typeText).join(' or ');
    default:
      return scalarText(type);
  }
}
