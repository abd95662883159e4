/** What tutorials teach, in the order in which /learn asks for it. */
export const tutorialGoals = {
  contracts: 'Build a dapp',
  payments: 'Take payments',
  bridging: 'Connect Ethereum and Linea',
  agents: 'Let a program act',
  storage: 'Make NFTs with permanent files',
  network: 'Understand the network',
} as const satisfies Readonly<Record<string, string>>;

/** How much a reader has to know. */
export const tutorialLevels = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const satisfies Readonly<Record<string, string>>;

export type TutorialGoal = keyof typeof tutorialGoals;
export type TutorialLevel = keyof typeof tutorialLevels;

/** The block `tutorial` in the front matter of a page. */
export interface Tutorial {
  readonly goal: TutorialGoal;
  readonly level: TutorialLevel;
  /** For reading, typing and waiting, from the prerequisites on. */
  readonly minutes: number;
  /** What the reader ends with, as a sentence. */
  readonly builds: string;
  /** What the reader pays, rounded up. */
  readonly costs: string;
}

/** A chapter that a reader can mark as done. */
export interface Chapter {
  /** The anchor of its heading. */
  readonly id: string;
  readonly title: string;
}

/** A tutorial and its page. */
export interface ListedTutorial extends Tutorial {
  /** Its route, which also names it in the stored progress. */
  readonly to: string;
  readonly title: string;
  /** Empty for a page that is read in one go. */
  readonly chapters: readonly Chapter[];
}
