import {describe, expect, it} from 'vitest';
import {diagramSize} from '../../src/theme/Mermaid/diagramSize';

describe('the size of a diagram', () => {
  it('is what its text declares', () => {
    expect(diagramSize('%% size: 640x480\nflowchart LR')).toEqual({width: 640, height: 480});
  });

  it('must be declared: the error says how', () => {
    expect(() => diagramSize('flowchart LR\n  A --> B')).toThrow(
      'A diagram declares no size: "flowchart LR …". Add a line "%% size: 640x480"',
    );
  });
});
