export interface Place {
  /** The prefix of element ids. */
  readonly id: string;
  /** The position as a path: `call.accessList[0].address`. */
  readonly label: string;
}

export function fieldPlace({id, label}: Place, name: string): Place {
  return {id: `${id}.${name}`, label: `${label}.${name}`};
}

export function itemPlace({id, label}: Place, index: number): Place {
  return {id: `${id}.${index}`, label: `${label}[${index}]`};
}

export function keyPlace(place: Place, index: number): Place {
  const {id, label} = itemPlace(place, index);
  return {id: `${id}@key`, label: `key of ${label}`};
}
