import {expect, it} from 'vitest';
import {errorChain} from '../../src/components/shell/CrashNotice/errorChain';

it('joins the messages of an error and its causes', () => {
  const error = new Error('outer', {cause: new Error('middle', {cause: 'a string'})});
  expect(errorChain(error)).toBe('outer\n\nCause:\nmiddle\n\nCause:\na string');
});

it('ends where an error is its own cause', () => {
  const error = new Error('round');
  error.cause = error;
  expect(errorChain(error)).toBe('round');
});

it('says what was thrown when that is no error', () => {
  expect(errorChain('text')).toBe('text');
  expect(errorChain(undefined)).toBe('');
});
