import {expect, it, vi} from 'vitest';
import {createTaskQueue} from '../../../src/search/taskQueue';

const isWanted = () => true;

it('runs one task at a time, and skips tasks that are no longer wanted', async () => {
  const enqueue = createTaskQueue();
  const done: string[] = [];
  let finish = (): void => undefined;
  const first = enqueue(isWanted, async () => {
    done.push('b');
    await new Promise<void>((resolve) => (finish = resolve));
    return 1;
  });
  const second = enqueue(
    () => false,
    () => Promise.resolve(done.push('br')),
  );
  const third = enqueue(isWanted, () => Promise.resolve(done.push('bri')));
  await vi.waitFor(() => expect(done).toEqual(['b']));
  finish();
  expect(await Promise.all([first, second, third])).toEqual([1, undefined, 2]);
  expect(done).toEqual(['b', 'bri']);
});

it('goes on after a failure', async () => {
  const enqueue = createTaskQueue();
  const failed = enqueue(isWanted, () => Promise.reject(new Error('the index is broken.')));
  const next = enqueue(isWanted, () => Promise.resolve('hits'));
  await expect(failed).rejects.toThrow('the index is broken.');
  expect(await next).toBe('hits');
});
