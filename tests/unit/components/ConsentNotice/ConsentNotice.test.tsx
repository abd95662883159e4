// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import ConsentNotice, {type Props} from '@site/src/components/shell/ConsentNotice';

function show(props: Partial<Props> = {}) {
  const onAnswer = vi.fn();
  render(
    <ConsentNotice
      services={[{id: 'chatbot a.example', label: 'a chat program', host: 'a.example'}]}
      privacyPolicyUrl="https://privacy.example/"
      answer="none"
      onAnswer={onAnswer}
      {...props}
    />,
  );
  return onAnswer;
}

describe('the notice that asks for consent', () => {
  it('links the privacy policy', () => {
    show();
    expect(screen.getByText('Privacy policy').getAttribute('href')).toBe(
      'https://privacy.example/',
    );
  });

  it('offers yes and no with the same weight', () => {
    const onAnswer = show();
    const yes = screen.getByRole('button', {name: 'Accept'});
    const no = screen.getByRole('button', {name: 'Decline'});
    expect(yes.className).toBe(no.className);
    fireEvent.click(yes);
    fireEvent.click(no);
    expect(onAnswer.mock.calls).toEqual([[true], [false]]);
  });

  it('says where it is to those who listen, and leaves the focus where it was', () => {
    show();
    expect(screen.getByRole('status').textContent).toContain('at the start of the page');
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ['accepted', 'You accepted these services. Declining reloads the page.'],
    ['declined', 'You declined these services.'],
    ['signaled', 'Global Privacy Control'],
  ] as const)(
    'takes the focus when the reader opens it, and says what holds: %s',
    (answer, text) => {
      show({answer, onClose: () => {}});
      const notice = screen.getByRole('region', {name: 'Privacy choices'});
      expect(document.activeElement).toBe(notice);
      expect(notice.textContent).toContain(text);
      expect(screen.getByRole('status').textContent).toBe('');
    },
  );

  it('that the reader opened goes by its button and by Escape', () => {
    const onClose = vi.fn();
    show({answer: 'declined', onClose});
    fireEvent.click(screen.getByRole('button', {name: 'Leave unchanged'}));
    fireEvent.keyDown(document.body, {key: 'a'});
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(document.body, {key: 'Escape'});
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
