interface SectionPage {
  readonly path: string;
}

interface SectionTableEntry {
  readonly sidebar: string;
  readonly pages: readonly SectionPage[];
}

type Read = (file: string) => string;

export function sectionTable(read: Read, baseUrl: string): ReadonlyMap<string, SectionTableEntry>;
export function sidebarsIn(read: Read): Readonly<Record<string, readonly object[]>>;
export function inSidebarOrder(
  pages: readonly SectionPage[],
  items: readonly object[],
): {readonly ordered: readonly SectionPage[]};
export function chunkOf(section: string, place: number): string;
