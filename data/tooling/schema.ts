/** A kind of tool, with a folder of pages in docs/get-started/tooling. */
export interface ToolCategory {
  /** Name of the folder. */
  readonly key: string;
  /** Name in the sidebar and in lists. */
  readonly label: string;
  /** What the tools are, in at most 80 characters: the line below the name on the landing page. */
  readonly summary: string;
  /**
   * What readers come to do, as an imperative of at most 50 characters. Providers name the keys in their front matter. No
   * key is in two categories.
   */
  readonly tasks: Readonly<Record<string, string>>;
  /**
   * A page of ours that does a task, by its key. The finder on the landing page shows it first. A task for which no
   * provider works on Linea needs one.
   */
  readonly answers?: Readonly<Record<string, ToolAnswer>>;
}

/** A part of a page that does a task. */
export interface ToolAnswer {
  /** What does the task there, at most 40 characters. */
  readonly name: string;
  /** Its route and anchor. */
  readonly to: `/${string}#${string}`;
}
