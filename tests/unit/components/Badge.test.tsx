// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import Badge from '@site/src/components/facts/Badge';

describe('Badge', () => {
  it('says in words what its color says', () => {
    render(<Badge kind="retired" label="Retired" />);
    expect(screen.getByText('Retired').dataset.kind).toBe('retired');
  });
});
