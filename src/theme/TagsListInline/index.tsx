// Change: nothing. Pages have no tags, and every page loaded their styles.
export default function TagsListInline(): null {
  return null;
}
