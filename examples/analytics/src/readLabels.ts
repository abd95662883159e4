const address = process.argv[2] ?? '';

interface Intelligence {
  arkhamEntity?: {name: string} | null;
  arkhamLabel?: {name: string} | null;
}

const url = `https://api.arkm.com/intelligence/address/${address}/all`;
const response = await fetch(url, {headers: {'API-Key': process.env.ARKHAM_API_KEY ?? ''}});
if (!response.ok) {
  throw new Error(`Arkham: ${response.status} ${await response.text()}`);
}
const byChain = (await response.json()) as Record<string, Intelligence>;

for (const [chain, {arkhamEntity, arkhamLabel}] of Object.entries(byChain)) {
  console.log(chain, arkhamEntity?.name ?? 'no entity', arkhamLabel?.name ?? 'no label');
}
