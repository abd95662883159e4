// Writes package-lock.json with exactly the packages of package.json, without what they depend on.
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';

const {name, version, license, dependencies, devDependencies} = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const own = {name, version, license, dependencies, devDependencies};

const entries = Object.entries({...dependencies, ...devDependencies})
  .sort(([a], [b]) => a.localeCompare(b, 'en'))
  .map(([each, exact]) => {
    const answer = execFileSync('npm', ['view', `${each}@${exact}`, '--json']);
    const {dist, bin} = JSON.parse(answer.toString());
    return [
      `node_modules/${each}`,
      {
        version: exact,
        resolved: dist.tarball,
        integrity: dist.integrity,
        ...(each in devDependencies && {dev: true}),
        ...(bin !== undefined && {bin}),
      },
    ];
  });

const packages = {'': own, ...Object.fromEntries(entries)};
const lockfile = {name, version, lockfileVersion: 3, requires: true, packages};
writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`);
