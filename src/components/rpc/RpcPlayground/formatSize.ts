const count = new Intl.NumberFormat('en-US', {maximumFractionDigits: 1});

export function formatSize(bytes: number): string {
  if (bytes < 1000) {
    return `${bytes} bytes`;
  }
  return bytes < 1_000_000
    ? `${count.format(bytes / 1000)} KB`
    : `${count.format(bytes / 1_000_000)} MB`;
}
