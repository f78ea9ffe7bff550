import { describe, expect, test } from 'vitest';
import { buildContract } from '../../../generator/build/contract.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { camelName, slug, typeName } from '../../../generator/model/names.ts';

describe('words of a name', () => {
  test.each([
    ['VPCs', 'vpcs', 'vpcs', 'VPCs'],
    ['listVPCs', 'listVPCs', 'list-vpcs', 'ListVPCs'],
    ['OAuth', 'oauth', 'oauth', 'OAuth'],
    ['OAuth2 Apps', 'oauth2Apps', 'oauth2-apps', 'OAuth2Apps'],
    ['Firewall IPs', 'firewallIps', 'firewall-ips', 'FirewallIPs'],
    ['HTTPStatus', 'httpStatus', 'http-status', 'HTTPStatus'],
    ['APIsecret', 'apIsecret', 'ap-isecret', 'APIsecret'],
  ])('%s', (text, camel, file, type) => {
    expect([camelName(text), slug(text), typeName(text)]).toEqual([camel, file, type]);
  });
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
