import type {ReactNode} from 'react';
import {unlisted} from './unlisted';

/**
 * Removes the headings that a filter hides from the contents lists. React renders the lists again at any time, so their
 * entries can’t be hidden in place.
 */
export default function HiddenEntries({anchors}: {readonly anchors: readonly string[]}): ReactNode {
  return <style>{unlisted(anchors)}</style>;
}
