import * as z from 'zod';

/** Parts of the forms of several documents. */

export const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

export const sourceRef = z
  .string()
  .regex(/^(?:https:\/\/\S+|[\w.-]+\/[\w.-]+@[\w.-]+:.+)$/)
  .describe(
    'A public page (https://…), or a file of a public repository at a commit: owner/repository@commit:path',
  );

export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .describe('A day: YYYY-MM-DD');

export const address = z
  .string()
  .regex(/^0x[\da-fA-F]{40}$/)
  .describe('An account or a contract, with its EIP-55 checksum');

export const networkKey = z.enum(['mainnet', 'sepolia']).describe('A network of Linea');

export const chainKey = z
  .enum(['linea', 'lineaSepolia', 'ethereum', 'ethereumSepolia'])
  .describe('A chain: Linea Mainnet, Linea Sepolia, Ethereum Mainnet or Ethereum Sepolia');

export const pagePath = z
  .string()
  .regex(/^\/\S+$/)
  .describe('The path of its page on the documentation site');

export const markdown = z.string().describe('Text in Markdown: `code` and [links](/path)');

/** What every fact has. */
export const fact = z.strictObject({
  id: z.string().min(1).describe('Unique in this document, and final'),
  sources: z.array(sourceRef).min(1).readonly().describe('Where the fact was read'),
  checked: day.describe('The day on which the fact was last compared with its sources'),
});
