interface Gpu {
  displayName: string;
  totalAvailable: number;
  lowestPrice: number;
}

const response = await fetch('https://app.spheron.ai/api/gpu-offers?page=1&limit=50');
if (!response.ok) {
  throw new Error(`Spheron: ${response.status} ${await response.text()}`);
}
const {data} = (await response.json()) as {data: Gpu[]};

for (const {displayName, totalAvailable, lowestPrice} of data) {
  if (totalAvailable > 0) {
    console.log(`${displayName}: ${totalAvailable} available, from $${lowestPrice} an hour`);
  }
}
