// Change: renders nothing. Pages have no tags, and every page loaded the styles of tags.
export default function TagsListInline(): null {
  return null;
}
