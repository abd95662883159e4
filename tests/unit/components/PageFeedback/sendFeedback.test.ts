import {describe, expect, it, vi} from 'vitest';
import {outcomeText} from '@site/src/components/shell/PageFeedback/outcomeText';
import {sendFeedback, TIMEOUT_MS} from '@site/src/components/shell/PageFeedback/sendFeedback';

const send = () => sendFeedback('https://feedback.example/', {text: 'a'});

function answerWith(answer: typeof fetch) {
  const spy = vi.fn(answer);
  vi.stubGlobal('fetch', spy);
  return spy;
}

describe('sending feedback', () => {
  it('posts JSON without cookies and without the page before', async () => {
    const spy = answerWith(() => Promise.resolve(new Response(null, {status: 204})));
    expect(await send()).toEqual({kind: 'sent'});
    expect(spy).toHaveBeenCalledExactlyOnceWith(
      'https://feedback.example/',
      expect.objectContaining({
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: '{"text":"a"}',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      }),
    );
  });

  it.each([422, 429, 500])('tells that the endpoint answered %i', async (status) => {
    answerWith(() => Promise.resolve(new Response(null, {status})));
    expect(await send()).toEqual({kind: 'refused', status});
  });

  it.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])('tells what it knows when there is no answer, on line: %s', async (onLine, kind) => {
    vi.stubGlobal('navigator', {onLine});
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await send()).toEqual({kind});
  });

  it('does not wait forever', async () => {
    vi.useFakeTimers();
    answerWith(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const outcome = send();
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await outcome).toEqual({kind: 'timeout'});
  });
});

describe('the words for how it ended', () => {
  it('thank for what arrived', () => {
    expect(outcomeText({kind: 'sent'}, 'a.example')).toBe('Thank you. Your feedback was sent.');
  });

  it.each([
    [{kind: 'offline'}, /^You are offline, so nothing was sent\./],
    [{kind: 'timeout'}, /^a\.example didn’t respond within 10 seconds\./],
    [{kind: 'unreachable'}, /^a\.example could not be reached\./],
    [{kind: 'refused', status: 422}, /^a\.example rejected the feedback \(HTTP 422\)\./],
    [{kind: 'refused', status: 429}, /^a\.example is getting too much feedback .*in a minute\.$/],
    [{kind: 'refused', status: 503}, /^a\.example has a problem \(HTTP 503\)\./],
  ] as const)('say that the text is kept: %j', (outcome, words) => {
    expect(outcomeText(outcome, 'a.example')).toMatch(words);
    expect(outcomeText(outcome, 'a.example')).toContain('Your text is still here');
  });
});
