import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {commandLineOf, missing} from './setup/requirements';

const root = path.resolve(__dirname, '..');

/** A nginx on localhost until `stop` is called. */
export interface RunningNginx {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The configuration example of HOSTING.md, with the paths and the port of a test. */
export function documentedServer(hosted: {
  readonly build: string;
  readonly files: string;
  readonly port: number;
}): string {
  const text = readFileSync(path.join(root, 'HOSTING.md'), 'utf8');
  const [, example = ''] = /^```nginx\n([\s\S]*?)^```$/m.exec(text) ?? [];
  const adapted = example
    .split('\n')
    .filter((line) => !/^\s*ssl_/.test(line))
    .join('\n')
    .replace(/listen .*;/, `listen 127.0.0.1:${hosted.port};`)
    .replaceAll('/srv/linea-docs/build-hosting', hosted.files)
    .replaceAll('/srv/linea-docs/build', hosted.build);
  if (!adapted.includes(`127.0.0.1:${hosted.port}`) || !adapted.includes(hosted.files)) {
    throw new Error('HOSTING.md has no example of an nginx server that a test could use');
  }
  return adapted;
}

/** A complete configuration for a normal user: one process, which writes only to its own folder. */
function configuration(program: string, http: string): string {
  return `daemon off;
master_process off;
pid nginx.pid;
error_log error.log;
events {}
http {
    include ${mimeTypes(program)};
    default_type application/octet-stream;
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
${http}
}
`;
}

/** The MIME types that nginx includes. */
function mimeTypes(program: string): string {
  const {stderr} = spawnSync(program, ['-V'], {encoding: 'utf8'});
  const [, file = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(stderr) ?? [];
  return path.join(path.dirname(file), 'mime.types');
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url);
    return true;
  } catch {
    return false;
  }
}

function exited(process: ChildProcess): Promise<void> {
  return process.exitCode === null && process.signalCode === null
    ? new Promise((resolve) => process.once('exit', () => resolve()))
    : Promise.resolve();
}

/**
 * Starts nginx.
 *
 * @param http the content of the `http` block.
 * @throws if nginx is not installed, or rejects the configuration.
 */
export async function startNginx(name: string, port: number, http: string): Promise<RunningNginx> {
  const prefix = path.join(root, '.cache/nginx', name);
  rmSync(prefix, {recursive: true, force: true});
  mkdirSync(prefix, {recursive: true});
  const config = path.join(prefix, 'nginx.conf');
  const [program] = commandLineOf('nginx') ?? [];
  if (program === undefined) {
    throw new Error(`This test ${missing('nginx') ?? ''}`);
  }
  writeFileSync(config, configuration(program, http));
  const args = ['-p', `${prefix}/`, '-c', config, '-e', path.join(prefix, 'error.log')];
  const {status, stderr} = spawnSync(program, [...args, '-t'], {encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(`nginx does not accept ${config}:\n${stderr}`);
  }
  const child = spawn(program, args, {stdio: 'ignore'});
  const stop = async () => {
    child.kill();
    await exited(child);
  };
  const url = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + 10_000; Date.now() < deadline && child.exitCode === null;) {
    if (await answers(url)) {
      return {url, stop};
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(
    `nginx did not come up on ${url}:\n${readFileSync(path.join(prefix, 'error.log'), 'utf8')}`,
  );
}
