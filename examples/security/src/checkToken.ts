import {isAddress} from 'viem';

/** Features that can take, block or devalue a holder's balance. GoPlus returns "1" for yes. */
const RISKS = [
  'is_honeypot',
  'cannot_buy',
  'cannot_sell_all',
  'is_blacklisted',
  'is_mintable',
  'transfer_pausable',
  'owner_change_balance',
  'can_take_back_ownership',
  'hidden_owner',
  'selfdestruct',
  'slippage_modifiable',
];

const token = process.argv[2]?.toLowerCase() ?? '';
if (!isAddress(token)) {
  throw new Error('Pass a token address: npx tsx src/checkToken.ts 0x…');
}

const url = `https://api.gopluslabs.io/api/v1/token_security/59144?contract_addresses=${token}`;
const response = await fetch(url);
const {code, message, result} = (await response.json()) as {
  code: number;
  message: string;
  result: Record<string, Record<string, unknown>> | null;
};
const report = result?.[token];
if (code !== 1 || report === undefined) {
  throw new Error(`No complete report: code ${code}, ${message}`);
}

/** GoPlus returns a tax as a fraction: "0.05" is 5%. */
const tax = (share: unknown) =>
  typeof share === 'string' && share !== '' ? `${(Number(share) * 100).toFixed(1)}%` : 'unknown';
const list = (names: string[]) => names.join(', ') || 'none';
console.log(`token   ${report.token_name} (${report.token_symbol})`);
console.log(`source  ${report.is_open_source === '1' ? 'verified' : 'not verified'}`);
console.log(`proxy   ${report.is_proxy === '1' ? 'yes' : 'no'}`);
console.log(`taxes   buy ${tax(report.buy_tax)}, sell ${tax(report.sell_tax)}`);
console.log(`risks   ${list(RISKS.filter((name) => report[name] === '1'))}`);
console.log(`unknown ${list(RISKS.filter((name) => report[name] === undefined))}`);
