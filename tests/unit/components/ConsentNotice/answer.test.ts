import {describe, expect, it} from 'vitest';
import {readAnswer, writeAnswer} from '@site/src/components/shell/ConsentNotice/answer';

const asked = ['chatbot a.example', 'tagManager b.example'];

describe('the stored answer about outside scripts', () => {
  it.each([
    [true, false, 'accepted'],
    [true, true, 'accepted'],
    [false, false, 'declined'],
    [false, true, 'declined'],
  ] as const)(
    'accepted: %s, given under the signal of the browser: %s',
    (accepted, signal, answer) => {
      expect(readAnswer(writeAnswer(accepted, asked, signal), asked, signal)).toBe(answer);
    },
  );

  it('is none before the first, and no under the signal of the browser', () => {
    expect(readAnswer(null, asked, false)).toBe('none');
    expect(readAnswer(null, asked, true)).toBe('signaled');
  });

  it('does not speak for a service that it was not about', () => {
    const stored = writeAnswer(true, asked.slice(1), false);
    expect(readAnswer(stored, asked, false)).toBe('none');
    expect(readAnswer(stored, asked.slice(1), false)).toBe('accepted');
  });

  it('speaks for services of which one is gone', () => {
    expect(readAnswer(writeAnswer(true, asked, false), asked.slice(1), false)).toBe('accepted');
  });

  it('does not outweigh a signal that came later', () => {
    expect(readAnswer(writeAnswer(true, asked, false), asked, true)).toBe('signaled');
  });

  it.each(['', 'true', 'null', '{', '[]', '{"accepted":"yes","services":[],"signal":false}'])(
    'is none when it reads %j',
    (stored) => {
      expect(readAnswer(stored, [], false)).toBe('none');
    },
  );
});
