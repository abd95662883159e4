/** Sends a request and returns the body. Waits up to three times when the API limits the rate. */
export async function request<T>(url: string, init?: RequestInit): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url, init);
    if (response.ok) {
      return (await response.json()) as T;
    }
    if (response.status !== 429 || attempt === 3) {
      throw new Error(`HTTP ${response.status}: ${await response.text()}`);
    }
    const seconds = Number(response.headers.get('retry-after')) || 2 ** attempt;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
