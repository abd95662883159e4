// @vitest-environment jsdom
import {render} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import AnswerValue from '@site/src/components/search/AnswerCard/AnswerValue';

it('shows the same code twice in a sentence', () => {
  const warn = vi.spyOn(console, 'error').mockReturnValue();
  const answer = {label: 'Fee', value: 'From `a` to `b`, then to `a`.', url: '/fee', isProse: true};
  const {container} = render(<AnswerValue answer={answer} />);
  expect([...container.querySelectorAll('code')].map((code) => code.textContent)).toEqual([
    'a',
    'b',
    'a',
  ]);
  expect(container.textContent).toBe('From a to b, then to a.');
  expect(warn).not.toHaveBeenCalled();
});
