import {describe, expect, it} from 'vitest';
import {findNames} from '@site/src/components/contracts/ContractDecoder/decode/findNames';
import {index} from './knowledge';

const found = (text: string) =>
  findNames(index, text).matches.map(({members: [member]}) => member.signature);

describe('a name', () => {
  it.each([
    'sendMessage(address,uint256,bytes)',
    'sendMessage(address, uint256, bytes)',
    'sendMessage(address,uint,bytes)',
    'function sendMessage(address _to, uint256 _fee, bytes calldata _calldata) external payable;',
    'L2MessageService.sendMessage(address,uint256,bytes)',
    'L2MessageService.sendMessage',
  ])('%s finds the member', (text) => {
    expect(found(text)).toEqual(['sendMessage(address,uint256,bytes)']);
    expect(findNames(index, text).notes).toEqual([]);
  });

  it('in other letters and in part finds what is near', () => {
    expect(found('SENDMESSAGE')).toContain('sendMessage(address,uint256,bytes)');
    expect(found('sendMess')).toContain('sendMessage(address,uint256,bytes)');
    expect(found('endMessag')).toContain('sendMessage(address,uint256,bytes)');
    expect(found('MessageSent')).toEqual([
      'MessageSent(address,address,uint256,uint256,uint256,bytes,bytes32)',
    ]);
  });

  it('of a contract leads to its page', () => {
    expect(findNames(index, 'L2MessageService').notes.join()).toMatch(
      /\[`L2MessageService`\]\(\/api\/linea-smart-contracts\//,
    );
  });

  it('with a wrong letter shows the members with almost this name, and says so', () => {
    const {title, notes} = findNames(index, 'sendMesage');
    expect(title).toBe('A close name');
    expect(found('sendMesage')).toContain('sendMessage(address,uint256,bytes)');
    expect(notes.join()).toMatch(/is called `sendMesage`\. Close names:$/);
    expect(found('L2MessageService.sendMesage')).toEqual(['sendMessage(address,uint256,bytes)']);
    expect(findNames(index, 'sendMesage(address)').notes.join()).not.toMatch(/share its name/);
    expect(findNames(index, 'sendMessage')).toMatchObject({title: 'A name', notes: []});
  });

  it('without a match says what to enter instead', () => {
    const {matches, notes} = findNames(index, 'hello');
    expect(matches).toEqual([]);
    expect(notes.join(' ')).toMatch(
      /is called `hello`\. Check the spelling, or enter a part.*types/,
    );
    // Its selector is computed.
    expect(findNames(index, 'hello(bool)').notes.join(' ')).not.toMatch(/parameter types, too/);
  });

  it('reports an unknown name, and the selector of an unknown signature', () => {
    expect(findNames(index, 'fooBarBaz').notes.join()).toMatch(/is called `fooBarBaz`/);
    const {notes} = findNames(index, 'fooBarBaz((address a,uint b)[],int[2] c)');
    expect(notes.join()).toContain('`fooBarBaz((address,uint256)[],int256[2])` has the selector');
    expect(findNames(index, 'sendMessage(address)').notes.join()).toMatch(/share its name/);
  });

  it.each([
    '(',
    ')',
    'a(',
    'a(((',
    'a(b',
    'a((b)',
    'constructor',
    '__proto__',
    'toString',
    'a.b.c',
    '$',
  ])('%s is taken as it is', (text) => {
    expect(() => findNames(index, text)).not.toThrow();
  });

  it('that fits many shows the first ones', () => {
    const {matches, notes} = findNames(index, 'role');
    expect(matches.length).toBeLessThanOrEqual(30);
    expect(notes.length).toBeLessThanOrEqual(1);
  });
});
