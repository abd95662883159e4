/** Where a value stands: for the page, and for the reader. */
export interface Place {
  /** Part of the ids of its elements. */
  readonly id: string;
  /** As it would be written in a program: `call.accessList[0].address`. */
  readonly label: string;
}

/** The place of a field of an object. */
export function fieldPlace({id, label}: Place, name: string): Place {
  return {id: `${id}.${name}`, label: `${label}.${name}`};
}

/** The place of an item of a list, or of a value of a map. */
export function itemPlace({id, label}: Place, index: number): Place {
  return {id: `${id}.${index}`, label: `${label}[${index}]`};
}

/** The place of a key of a map. */
export function keyPlace(place: Place, index: number): Place {
  const {id, label} = itemPlace(place, index);
  return {id: `${id}@key`, label: `key of ${label}`};
}
