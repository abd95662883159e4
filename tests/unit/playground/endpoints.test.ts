import {describe, expect, it} from 'vitest';
import {
  endpointOf,
  endpointProblem,
  isLoopback,
} from '@site/src/components/rpc/RpcPlayground/form/endpointProblem';
import {endpointNote} from '@site/src/components/rpc/RpcPlayground/form/endpointNote';
import {methods} from '../rpc/fixtures';
import {contentSecurityPolicyFor} from './policy';

describe('the address of an endpoint', () => {
  it.each([
    'https://rpc.linea.build',
    'https://linea-mainnet.infura.io/v3/KEY',
    'https://192.168.1.4:8545/',
    'https://node.example:8545/path?query=1#part',
    'http://localhost:8545',
    'http://127.0.0.1:8545/',
    ' http://localhost ',
  ])('may be %s, as the policy says, too', (text) => {
    expect(endpointProblem(text)).toBeUndefined();
    expect(contentSecurityPolicyFor(text.trim())).toBe(true);
  });

  it.each([
    ['', 'Enter the URL'],
    ['rpc.linea.build', 'This isn’t a URL'],
    ['localhost:8545', 'It can’t use localhost:'],
    ['ws://localhost:8546', 'not WebSocket'],
    ['wss://rpc.linea.build', 'not WebSocket'],
    ['ftp://localhost', 'It can’t use ftp:'],
    ['javascript:alert(1)', 'It can’t use javascript:'],
    ['data:text/plain,x', 'It can’t use data:'],
    ['file:///etc/passwd', 'It can’t use file:'],
    ['https://user:secret@rpc.linea.build', 'user name or a password'],
    ['http://192.168.1.4:8545', 'this machine only'],
    ['http://localhost.example:8545', 'this machine only'],
    ['http://[::1]:8545', 'Enter localhost instead'],
  ])('may not be %s: %s', (text, words) => {
    expect(endpointProblem(text)).toContain(words);
    expect(endpointProblem(text)).not.toContain('secret');
  });

  it.each([
    'ws://localhost:8546',
    'http://192.168.1.4:8545',
    'http://[::1]:8545',
    'ftp://localhost',
  ])('is refused by the policy as well: %s', (text) => {
    expect(contentSecurityPolicyFor(text)).toBe(false);
  });

  it('is on this machine, or not', () => {
    expect(isLoopback(new URL('http://LOCALHOST:1'))).toBe(true);
    expect(isLoopback(new URL('https://localhost.example'))).toBe(false);
    expect(endpointOf('no')).toBeUndefined();
  });
});

describe('what to know before a public endpoint is asked', () => {
  const params = methods.linea_test.params;
  const note = (
    answers: 'yes' | 'unconfirmed',
    network: 'mainnet' | 'sepolia' | 'own',
    text = '',
  ) =>
    endpointNote(
      {
        params,
        availability: [
          {place: 'public endpoint', answers, ...(text !== '' && {note: text})},
          {place: 'Infura', answers: 'no', note: 'Never.'},
        ],
      },
      network,
    );

  it('is the note of the facts, or that nobody says whether they answer', () => {
    expect(note('yes', 'mainnet')).toBeUndefined();
    expect(note('yes', 'mainnet', 'For a day.')).toBe('Public endpoints: For a day.');
    expect(note('unconfirmed', 'mainnet')).toContain('Not confirmed. Run the request to check.');
  });

  it('tells on Sepolia whose the examples are, where there is anything in them', () => {
    expect(note('yes', 'sepolia')).toBe('The examples are from Linea Mainnet.');
    expect(endpointNote({params: [], availability: []}, 'sepolia')).toBeUndefined();
  });

  it('is nothing for an own endpoint', () => {
    expect(note('unconfirmed', 'own', 'For a day.')).toBeUndefined();
  });
});
