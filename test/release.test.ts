import { expect, it } from 'vitest';
import { addressOf, pageOf } from '../release/address.mjs';
import { absoluteLinks } from '../release/links.mjs';
import { commonVersion } from '../release/packages.mjs';
import { checkChangelog } from '../release/publication.mjs';

const ADDRESS = 'https://example.com/nonet/nonet';

it.each([
  'https://example.com/nonet/nonet',
  'https://example.com/nonet/nonet.git',
  'https://name:token@example.com/nonet/nonet/',
  'git+https://example.com/nonet/nonet.git\n',
  'ssh://git@example.com:2222/nonet/nonet.git',
  'git@example.com:nonet/nonet.git',
])('%j is the address of a repository', (text) => {
  expect(pageOf(text)).toBe(ADDRESS);
});

it.each(['/srv/nonet', '../nonet', 'file:///srv/nonet', 'C:\\nonet', ''])(
  '%j is not the address of a repository',
  (text) => {
    expect(pageOf(text)).toBeUndefined();
  },
);

it('the address is that of whoever publishes', () => {
  const env = { GITHUB_SERVER_URL: 'https://example.com', GITHUB_REPOSITORY: 'fork/nonet' };
  const origin = () => 'git@example.com:origin/nonet.git';
  expect(addressOf(ADDRESS, env, origin)).toBe(ADDRESS);
  expect(addressOf(undefined, env, origin)).toBe('https://example.com/fork/nonet');
  expect(addressOf(undefined, {}, origin)).toBe('https://example.com/origin/nonet');
  expect(() => addressOf(undefined, {}, () => '/srv/nonet')).toThrow(
    'the address of the repository is unknown: give it with --repository URL',
  );
});

const PLACE = { address: ADDRESS, folder: 'packages/book', tag: 'v1.2.3' };

it.each([
  ['[a](../../docs/json.md#ways)', `[a](${ADDRESS}/blob/v1.2.3/docs/json.md#ways)`],
  ['[a](../../docs/)', `[a](${ADDRESS}/tree/v1.2.3/docs)`],
  ['![a](../../docs/book/sheet.svg)', `![a](${ADDRESS}/raw/v1.2.3/docs/book/sheet.svg)`],
  [
    '[![a](../../docs/book/sheet.svg)](font)',
    `[![a](${ADDRESS}/raw/v1.2.3/docs/book/sheet.svg)](${ADDRESS}/tree/v1.2.3/packages/book/font)`,
  ],
  ['<a href="README.md">', `<a href="${ADDRESS}/blob/v1.2.3/packages/book/README.md">`],
  ['[a](https://semver.org) [b](#license)', '[a](https://semver.org) [b](#license)'],
  ['`[a](none.md)`', '`[a](none.md)`'],
  ['```\n[a](none.md)\n```\n', '```\n[a](none.md)\n```\n'],
])('the links of %j become absolute', (text, absolute) => {
  expect(absoluteLinks(text, PLACE)).toBe(absolute);
});

it.each(['none.md', '../../../none.md', '../../docs/none.svg', '../../node_modules/vitest'])(
  'a link to %s, which is not in the repository, is an error',
  (link) => {
    expect(() => absoluteLinks(`[a](${link})`, PLACE)).toThrow(`found ${link}`);
  },
);

it('all packages have the same version', () => {
  expect(commonVersion()).toMatch(/^\d+\.\d+\.\d+$/);
  const apart = [
    { name: 'nonet', version: '1.0.0' },
    { name: '@nonet/book', version: '1.1.0' },
  ];
  expect(() => commonVersion(apart)).toThrow(
    'expected one version for all packages, found nonet 1.0.0, @nonet/book 1.1.0',
  );
  const needs = [
    {
      name: 'nonet',
      version: '1.1.0',
      dependencies: { '@nonet/engine': '1.0.0', commander: '14.0.3' },
    },
    { name: '@nonet/engine', version: '1.1.0' },
  ];
  expect(() => commonVersion(needs)).toThrow(
    'found nonet 1.1.0, @nonet/engine 1.1.0, @nonet/engine of nonet 1.0.0',
  );
});

it('the changelog has the version on top, and nothing that belongs to none', () => {
  const text = (unreleased: string): string =>
    `# Changelog\n\n## Unreleased\n\n${unreleased}## 1.2.3 (2026-01-01)\n\n- a\n`;
  expect(checkChangelog(text(''), '1.2.3')).toBeUndefined();
  expect(() => checkChangelog(text('- b\n\n'), '1.2.3')).toThrow(
    'expected 1.2.3 on top of CHANGELOG.md, found changes under "Unreleased"',
  );
  expect(() => checkChangelog(text(''), '1.3.0')).toThrow('found 1.2.3');
});
