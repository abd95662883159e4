import {describe, expect, it} from 'vitest';
import {findingIn, matchIn, ownersIn, rowsIn} from './knowledge';
import {MISSING_ROLE, vectors} from './vectors';

describe('data that contracts wrote or took', () => {
  it('is of 20 members at least', () => {
    const real = vectors.filter(({isMade}) => isMade !== true);
    const members = new Set(real.map(({member, contract}) => `${contract}.${member}`));
    expect(members.size).toBeGreaterThanOrEqual(20);
  });

  it('names the role that a caller lacks', () => {
    expect(rowsIn(MISSING_ROLE)).toMatchObject([
      {meaning: 'an account without funds lacks `MINIMUM_FEE_SETTER_ROLE`'},
    ]);
  });

  it.each(vectors.map((vector) => [`${vector.contract}.${vector.member}`, vector] as const))(
    '%s is named, and all of its values are read',
    (_, {member, contract, source, input, values}) => {
      const match = matchIn(input);
      expect(match.members[0].name, source).toBe(member);
      expect(ownersIn(match), source).toContain(contract);
      expect(match.failure, source).toBeUndefined();
      const read = rowsIn(input).flatMap(({value, whole}) => whole ?? value ?? []);
      expect(read, source).toEqual(expect.arrayContaining([...values]));
    },
  );

  it.each(
    vectors
      .filter(({transaction}) => transaction !== undefined)
      .map((vector) => [`${vector.contract}.${vector.member}`, vector] as const),
  )('%s is told in the words of the contract at the address', (_, {contract, input}) => {
    const finding = findingIn(input);
    expect(finding.notes).toEqual([]);
    expect(finding.title).toContain(contract);
    expect(ownersIn({members: [matchIn(input).members[0]]})).toContain(contract);
  });
});
