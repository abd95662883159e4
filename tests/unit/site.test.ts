import {afterEach, describe, expect, it, vi} from 'vitest';

/** Loads the configuration again in an environment. */
async function siteWith(environment: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(environment)) {
    vi.stubEnv(name, value);
  }
  vi.resetModules();
  return (await import('../../config/site')).site;
}

describe('the address of the site', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('has the defaults of the public site', async () => {
    const site = await siteWith({});
    expect(site).toMatchObject({
      url: 'https://docs.linea.build',
      baseUrl: '/',
      repositoryUrl: 'https://github.com/Consensys/doc.linea',
    });
  });

  it('comes from the environment, with its slashes put right', async () => {
    const site = await siteWith({
      SITE_URL: 'https://example.org/',
      BASE_URL: 'docs',
      REPOSITORY_URL: 'https://example.org/repository/',
    });
    expect(site).toMatchObject({
      url: 'https://example.org',
      baseUrl: '/docs/',
      repositoryUrl: 'https://example.org/repository',
    });
  });

  it('fails on a value that is no address, naming the variable and the fix', async () => {
    await expect(siteWith({SITE_URL: 'docs.example.org'})).rejects.toThrow(
      'The environment variable SITE_URL is "docs.example.org": set it to an absolute URL, for example https://docs.linea.build',
    );
  });
});
