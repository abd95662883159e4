// @vitest-environment jsdom
import {fireEvent, render, screen, within} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import Diagram from '@site/src/components/ui/Diagram';

vi.mock('@docusaurus/router', () => ({useLocation: () => window.location}));

const words =
  'role="img" aria-labelledby="diagram-1-title" aria-describedby="diagram-1-description"';
const image = (name: string) =>
  `<div><svg ${words}><marker id="${name}"></marker><path marker-end="url(#${name})"></path></svg></div>`;
const drawing = image('a-1').replace('<div', '<div style="display: none"') + image('b-1');

const show = () =>
  render(<Diagram id="diagram-1" title="A name" description="What it shows." drawing={drawing} />);

const enlarge = () => screen.getByRole('button', {name: 'Enlarge the diagram: A name'});

// jsdom cannot open dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn(function open(this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  });
});

/** The text of the elements that an ARIA attribute refers to. */
function referred(element: Element, attribute: string): string | null | undefined {
  return document.getElementById(element.getAttribute(attribute) ?? '')?.textContent;
}

describe('Diagram', () => {
  it('shows the drawing as one image with a name and a description', () => {
    show();
    const shown = screen.getByRole('img', {name: 'A name'});
    expect(referred(shown, 'aria-describedby')).toBe('What it shows.');
    expect(shown.innerHTML).toContain('url(#b-1)');
  });

  it('opens the visible drawing large, with the same words and ids of its own', () => {
    show();
    fireEvent.click(enlarge());
    const dialog = screen.getByRole('dialog', {name: 'A name'});
    const large = within(dialog).getByRole('img', {name: 'A name'});
    expect(referred(large, 'aria-describedby')).toBe('What it shows.');
    expect(large.innerHTML).toContain('url(#large-b-1)');
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('switches between the size of the window and its own, in which it scrolls', () => {
    show();
    fireEvent.click(enlarge());
    expect(screen.getByRole('button', {name: 'Fit', pressed: true})).toBeTruthy();
    expect(screen.queryByRole('group', {name: 'A name, scrolls'})).toBeNull();
    fireEvent.click(screen.getByRole('button', {name: '100 %', pressed: false}));
    expect(screen.getByRole('button', {name: '100 %', pressed: true})).toBeTruthy();
    expect(screen.getByRole('group', {name: 'A name, scrolls'}).tabIndex).toBe(0);
  });

  it('closes and gives the focus back', () => {
    show();
    fireEvent.click(enlarge());
    fireEvent.click(screen.getByRole('button', {name: 'Close'}));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(enlarge());
  });
});
