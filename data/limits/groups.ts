import type {LimitGroup} from './schema';

/** The groups of limits that pages show, by name. */
export const limitGroups = {} as const satisfies Readonly<Record<string, LimitGroup>>;
