import { describe, expect, test } from 'vitest';
import { buildContract } from '../../../generator/build/contract.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { camelName, NameScope, packageSlug, slug, typeName } from '../../../generator/model/names.ts';

test.each([
  ['VPCs', 'vpcs', 'vpcs', 'VPCs'],
  ['listVPCs', 'listVPCs', 'list-vpcs', 'ListVPCs'],
  ['OAuth', 'oauth', 'oauth', 'OAuth'],
  ['OAuth2 Apps', 'oauth2Apps', 'oauth2-apps', 'OAuth2Apps'],
  ['Firewall IPs', 'firewallIps', 'firewall-ips', 'FirewallIPs'],
  ['HTTPStatus', 'httpStatus', 'http-status', 'HTTPStatus'],
  ['APIsecret', 'apIsecret', 'ap-isecret', 'APIsecret'],
])('words of a name: %s', (text, camel, file, type) => {
  expect([camelName(text), slug(text), typeName(text)]).toEqual([camel, file, type]);
});

describe('file names in other scripts', () => {
  test.each([
    ['Торгові точки', 'торгові-точки', 'торговіТочки'],
    ['Історія замовлень їжі', 'історія-замовлень-їжі', 'історіяЗамовленьЇжі'],
    ['상품 목록', '상품-목록', '상품목록'],
    ['がくせい', 'がくせい', 'がくせい'],
    ['हिन्दी', 'हिन्दी', 'हिन्दी'],
    ['訂單管理 API', '訂單管理-api', '訂單管理Api'],
    ['Crème Brûlée', 'creme-brulee', 'cremeBrulee'],
    ['Straße Smørrebrød', 'strasse-smorrebrod', 'strasseSmorrebrod'],
    ['ＣＯＮ', 'con-operations', 'con'],
    ['../../etc', 'etc', 'etc'],
    ['..\\точка', 'точка', 'точка'],
    ['а／б:в*г?"<>|\u202e.', 'а-б-в-г', 'аБВГ'],
    ['☃', 'unnamed', 'unnamed'],
  ])('%s', (text, file, identifier) => {
    expect([slug(text), camelName(text)]).toEqual([file, identifier]);
    // A text typed in the decomposed form has the same name.
    expect([slug(text.normalize('NFD')), camelName(text.normalize('NFD'))]).toEqual([file, identifier]);
    expect(slug(text).normalize('NFC')).toBe(slug(text));
  });

  test('are shorter than the 255 bytes that file systems allow, with an extension', () => {
    expect(Buffer.byteLength(slug('語'.repeat(300)))).toBeLessThanOrEqual(180);
    expect(Buffer.byteLength(slug('n'.repeat(300)))).toBe(80);
  });

  test('are distinct where a file system ignores the case', () => {
    const names = new NameScope();
    expect([names.claim('точка'), names.claim('ТОЧКА'), names.claim('σας'), names.claim('σασ')]).toEqual([
      'точка',
      'ТОЧКА2',
      'σας',
      'σασ2',
    ]);
  });

  test('the scope of packages is ASCII, as npm requires', () => {
    const document = { openapi: '3.1.0', info: { title: 'Торгові точки', version: '1' }, paths: {} };
    expect(buildContract({ document }, new Diagnostics()).api.names.sdk).toBe('@unnamed/sdk');
    expect(packageSlug('Точки Shop', 'unnamed')).toBe('shop');
  });
});

test.each([
  ['1.4.0', {}, '1.4.0'],
  ['2.0.0-rc.1', {}, '2.0.0-rc.1'],
  ['3.0', {}, '0.1.0'],
  ['1.4.0', { version: '7.0.0' }, '7.0.0'],
])('packages of a document of version %s with the settings %o have the version %s', (version, stated, want) => {
  const document = { openapi: '3.1.0', info: { title: 'Boats', version }, paths: {}, 'x-package': stated };
  expect(buildContract({ document }, new Diagnostics()).api.names.version).toBe(want);
});

test('tags that differ only in case are one group, with the first spelling', () => {
  const operation = (tag: string) => ({ get: { tags: [tag], responses: { 204: { description: '' } } } });
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    tags: [{ name: 'Pets', description: 'Animals.' }],
    paths: { '/a': operation('pets'), '/b': operation('PETS'), '/c': operation('Pets'), '/d': operation('Owners') },
  };
  const { api } = buildContract({ document }, new Diagnostics());
  expect(api.groups.map(({ title, slug: file, operations }) => [title, file, operations.length])).toEqual([
    ['Pets', 'pets', 3],
    ['Owners', 'owners', 1],
  ]);
  expect(api.groups[0]?.documentation.description).toBe('Animals.');
});
