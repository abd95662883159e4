import {afterEach, vi} from 'vitest';

// Component tests have `@vitest-environment jsdom` in their first line; others run without a document.
if (typeof document !== 'undefined') {
  const {cleanup} = await import('@testing-library/react');
  (globalThis as {IS_REACT_ACT_ENVIRONMENT?: boolean}).IS_REACT_ACT_ENVIRONMENT = true;

  // jsdom has no layout, so there is no size to observe.
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };

  afterEach(() => {
    cleanup();
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
