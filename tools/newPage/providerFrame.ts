import type {ToolCategory} from '../../data/tooling/schema';

/**
 * A draft of a provider's page: every key of its front matter, and the sections in order. The
 * writer replaces each TODO: tests fail on a page with one.
 */
export function providerFrame({tasks}: ToolCategory, name: string, today: Date): string {
  const [task = ''] = Object.keys(tasks);
  return `---
title: ${name} TODO what for, at most 50 characters in all
description: TODO in 80 to 160 characters, what the reader gets from this page
sidebar_label: ${name}
keywords: [TODO words that a reader types and the page does not contain]
provider:
  name: ${name}
  url: https://TODO
  docs: https://TODO
  gives: TODO what a reader gets, at most 80 characters
  tasks: [${task}] # TODO one or more of ${Object.keys(tasks).join(', ')}
  networks: [mainnet, sepolia] # TODO remove a network that is not supported; any: needs no chain
  pricing: free # TODO free, freemium or paid
  key: none # TODO none, optional or required
  status: active # TODO active, unconfirmed (add since: 2025-10, last confirmed) or retired (add since: 2025-10, when)
sources:
  - https://TODO
checked: ${today.toISOString().slice(0, 10)}
---

TODO In one sentence: what ${name} does on Linea, and for whom.

## You need

- TODO At most three: an account, a key, a package.

## TODO the task as an imperative

TODO Say what to do, then include the tested sample from examples/. The first action is within 150 words.

## Limits and prices

TODO As published, with what fails and how.

## Check that it works

TODO What the reader sees on Linea when it worked.

## Next

- TODO The page of ours that follows, and the deepest page of the provider's reference.
`;
}
