import type {RpcAvailability, RpcMethod} from '../../../data/rpc/schema';

/** Notes about methods that the public endpoints restrict. */
const publicMarks: Readonly<Record<RpcAvailability['answers'], string | undefined>> = {
  yes: undefined,
  no: 'not on the public endpoints',
  conditional: 'public endpoints: with conditions',
  unconfirmed: 'public endpoints: not confirmed',
};

/**
 * How a method differs from one that the public endpoints answer over HTTP. Empty without a
 * difference.
 * @throws on a method without a row for the public endpoints.
 */
export function methodMarks({
  name,
  transport,
  availability,
  playground,
}: Pick<RpcMethod, 'name' | 'transport' | 'availability' | 'playground'>): readonly string[] {
  const row = availability.find(({place}) => place === 'public endpoint');
  if (row === undefined) {
    throw new Error(
      `${name} does not say whether the public endpoint answers it. Add a row to availability in data/rpc/${name}.ts`,
    );
  }
  return [
    transport === undefined ? undefined : `${transport} only`,
    publicMarks[row.answers],
    playground === true ? undefined : 'no playground',
  ].filter((mark) => mark !== undefined);
}
