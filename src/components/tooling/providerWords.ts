import type {Provider} from '@site/data/tooling/provider';

const networkWords = {mainnet: 'Mainnet', sepolia: 'Sepolia', any: 'Any'} as const;

export const pricingWords = {free: 'Free', freemium: 'Free to start', paid: 'Paid'} as const;

export const keyWords = {none: 'Not needed', optional: 'Optional', required: 'Needed'} as const;

export const statusNames = {
  active: 'Active',
  unconfirmed: 'Unconfirmed',
  retired: 'Retired',
} as const;

const month = new Intl.DateTimeFormat('en-US', {year: 'numeric', month: 'long', timeZone: 'UTC'});
const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** A year, a month or a day in words: `2025`, `October 2025`, `October 15, 2025`. */
function dateWords(date: string): string {
  const [, months, days] = date.split('-');
  return months === undefined ? date : (days === undefined ? month : day).format(new Date(date));
}

/**
 * The date since when a provider is retired, or its support for Linea is unconfirmed:
 * `since October 2025`. Empty for an active provider.
 */
export function sinceWords({status, since}: Pick<Provider, 'status' | 'since'>): string {
  if (status === 'active' || since === undefined) {
    return '';
  }
  return `since ${dateWords(since)}`;
}

export const networksText = (networks: Provider['networks']): string =>
  networks.map((network) => networkWords[network]).join(', ');
