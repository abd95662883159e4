import {expect, it, vi} from 'vitest';
import {takeTurns} from '../../../src/search/takeTurns';

const isWanted = () => true;

it('does one thing at a time, and not what nobody wants any more', async () => {
  const inTurn = takeTurns();
  const done: string[] = [];
  let finish = (): void => undefined;
  const first = inTurn(isWanted, async () => {
    done.push('b');
    await new Promise<void>((resolve) => (finish = resolve));
    return 1;
  });
  const second = inTurn(
    () => false,
    () => Promise.resolve(done.push('br')),
  );
  const third = inTurn(isWanted, () => Promise.resolve(done.push('bri')));
  await vi.waitFor(() => expect(done).toEqual(['b']));
  finish();
  expect(await Promise.all([first, second, third])).toEqual([1, undefined, 2]);
  expect(done).toEqual(['b', 'bri']);
});

it('goes on after a failure', async () => {
  const inTurn = takeTurns();
  const failed = inTurn(isWanted, () => Promise.reject(new Error('the index is broken.')));
  const next = inTurn(isWanted, () => Promise.resolve('hits'));
  await expect(failed).rejects.toThrow('the index is broken.');
  expect(await next).toBe('hits');
});
