/** Hosts that plain HTTP is allowed for. The site's content security policy lists the same hosts. */
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1']);

/** Parses a URL. Undefined if it is invalid. */
export function endpointOf(text: string): URL | undefined {
  try {
    return new URL(text.trim());
  } catch {
    return undefined;
  }
}

export function isLoopback({hostname}: URL): boolean {
  return LOOPBACK_HOSTS.has(hostname);
}

/**
 * The reason why the playground cannot use a URL. Undefined if it can. The text never contains the URL,
 * which can contain a key.
 */
export function endpointProblem(text: string): string | undefined {
  if (text.trim() === '') {
    return 'Enter the URL of an endpoint, such as http://localhost:8545.';
  }
  const url = endpointOf(text);
  if (url === undefined) {
    return 'This isn’t a URL. Start it with https:// or, on this machine, with http://localhost.';
  }
  if (url.protocol === 'ws:' || url.protocol === 'wss:') {
    return 'The playground uses HTTP, not WebSocket. Enter the node’s http URL.';
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return `The playground supports https, and http on this machine. It can’t use ${url.protocol}`;
  }
  if (url.username !== '' || url.password !== '') {
    return 'Browsers reject URLs that contain a user name or a password.';
  }
  if (url.protocol === 'https:' || isLoopback(url)) {
    return undefined;
  }
  return url.hostname === '[::1]'
    ? 'Enter localhost instead of [::1], which this site’s policy can’t allow.'
    : 'This site’s policy lets pages use http on this machine only. Use https, or forward the port: ssh -L 8545:localhost:8545 followed by the host.';
}
