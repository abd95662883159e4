/** Hosts that plain HTTP may reach: this machine. The policy of the site names the same. */
const THIS_MACHINE = new Set(['localhost', '127.0.0.1']);

/** The address that a reader typed, or undefined when it is none. */
export function endpointOf(text: string): URL | undefined {
  try {
    return new URL(text.trim());
  } catch {
    return undefined;
  }
}

/** Whether an address is on the reader's machine. */
export function isThisMachine({hostname}: URL): boolean {
  return THIS_MACHINE.has(hostname);
}

/** Why the playground cannot ask at an address; undefined when it can. The address itself, which may hold a key, is not in the words. */
export function endpointProblem(text: string): string | undefined {
  if (text.trim() === '') {
    return 'Write the address of an endpoint, such as http://localhost:8545.';
  }
  const url = endpointOf(text);
  if (url === undefined) {
    return 'This is no address. It starts with https:// or, on this machine, with http://localhost.';
  }
  if (url.protocol === 'ws:' || url.protocol === 'wss:') {
    return 'The playground speaks HTTP, not WebSocket. Write the http address of the same node.';
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return `The playground asks over https, and over http on this machine. It cannot use ${url.protocol}`;
  }
  if (url.username !== '' || url.password !== '') {
    return 'Browsers refuse addresses with a user name or a password in them.';
  }
  if (url.protocol === 'https:' || isThisMachine(url)) {
    return undefined;
  }
  return url.hostname === '[::1]'
    ? 'Write localhost instead of [::1], which this site’s policy cannot name.'
    : 'This site’s policy lets pages use http on this machine only. Use https, or forward the port: ssh -L 8545:localhost:8545 followed by the host.';
}
