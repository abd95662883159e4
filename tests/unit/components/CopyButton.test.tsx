// @vitest-environment jsdom
import {act, fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import CopyButton from '@site/src/components/ui/CopyButton';
import Copyable from '@site/src/components/ui/CopyButton/Copyable';

const execCommand = vi.fn<(command: string) => boolean>();

function stubClipboard(writeText?: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && {writeText},
  });
}

async function press(name = 'Copy chain ID'): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', {name}));
    await vi.advanceTimersByTimeAsync(0);
  });
}

describe('CopyButton', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    execCommand.mockReset();
    Object.defineProperty(document, 'execCommand', {configurable: true, value: execCommand});
  });

  it('copies with the clipboard interface and announces it for two seconds', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    stubClipboard(writeText);
    render(<CopyButton value="59144" label="Copy chain ID" />);
    expect(screen.getByRole('status').textContent).toBe('');

    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('59144');
    expect(execCommand).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('Copied');

    act(() => {
      vi.advanceTimersByTime(1999);
    });
    expect(screen.getByRole('status').textContent).toBe('Copied');
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each([
    ['is refused', () => Promise.reject(new DOMException('denied', 'NotAllowedError'))],
    ['does not exist', undefined],
  ])(
    'copies a selection when the clipboard interface %s, and keeps the focus',
    async (_, clipboard) => {
      stubClipboard(clipboard);
      let selected = '';
      execCommand.mockImplementation(() => {
        const field = document.activeElement as HTMLTextAreaElement;
        selected = field.value.slice(field.selectionStart, field.selectionEnd);
        return true;
      });
      render(<CopyButton value="0xe708" label="Copy chain ID" />);
      screen.getByRole('button').focus();

      await press();
      expect(execCommand).toHaveBeenCalledExactlyOnceWith('copy');
      expect(selected).toBe('0xe708');
      expect(screen.getByRole('status').textContent).toBe('Copied');
      expect(document.activeElement).toBe(screen.getByRole('button'));
      expect(document.querySelector('textarea')).toBeNull();
    },
  );

  it.each([
    ['says no', () => false],
    [
      'throws',
      () => {
        throw new Error('not allowed');
      },
    ],
  ])('says what to do when the last way %s too', async (_, copy) => {
    stubClipboard(undefined);
    execCommand.mockImplementation(copy);
    render(<CopyButton value="59144" label="Copy chain ID" />);

    await press();
    expect(screen.getByRole('status').textContent).toMatch(/blocked copying.*Select the text/);
    expect(document.querySelector('textarea')).toBeNull();
    act(() => {
      vi.advanceTimersByTime(6000);
    });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('leaves no timer behind when it goes away', async () => {
    stubClipboard(() => Promise.resolve());
    const {unmount} = render(<CopyButton value="59144" label="Copy chain ID" />);
    await press();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('Copyable', () => {
  it('shows a plain value as text', () => {
    const {container} = render(<Copyable value="Linea Mainnet" label="Copy network name" plain />);
    expect(container.querySelector('code')).toBeNull();
    expect(screen.getByText('Linea Mainnet')).toBeTruthy();
  });
});
