import {describe, expect, it} from 'vitest';
import {narrowSource} from '../../../tools/diagrams/narrowSource';

describe('the source of a narrow diagram', () => {
  it('runs from top to bottom', () => {
    expect(narrowSource('flowchart LR\n  a --> b', 20)).toBe('flowchart TB\n  a --> b');
  });

  it('breaks labels at spaces, and long names between their words', () => {
    const source = 'flowchart TB\n  a["LineaRollupBase: all"] -->|"hash of a message"| b["short"]';
    expect(narrowSource(source, 12)).toBe(
      'flowchart TB\n  a["LineaRollup<br/>Base: all"] -->|"hash of a<br/>message"| b["short"]',
    );
  });

  it('keeps a long word without capitals whole', () => {
    expect(narrowSource('flowchart TB\n  a["an incomprehensible word"]', 8)).toBe(
      'flowchart TB\n  a["an<br/>incomprehensible<br/>word"]',
    );
  });

  it('has the lines for it only', () => {
    expect(narrowSource('flowchart TB\n  a --> b\n  %% narrow: a ~~~ c', 20)).toBe(
      'flowchart TB\n  a --> b\n  a ~~~ c',
    );
  });

  it('breaks what a sequence diagram says, and not its description', () => {
    const source = [
      'sequenceDiagram',
      '  accTitle: A title that stays as it is',
      '  participant TokenBridgeBase',
      '  participant M as Message service',
      '  opt first transfer of it',
      '  TokenBridgeBase->>M: claim message',
      '  end',
    ];
    expect(narrowSource(source.join('\n'), 11).split('\n')).toEqual([
      'sequenceDiagram',
      '  accTitle: A title that stays as it is',
      '  participant TokenBridgeBase as TokenBridge<br/>Base',
      '  participant M as Message<br/>service',
      '  opt first<br/>transfer<br/>of it',
      '  TokenBridgeBase->>M: claim<br/>message',
      '  end',
    ]);
  });
});
