import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate and its key, as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** Creates a self-signed certificate for localhost with all its names (RFC 5280). */
export function selfSigned(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(object('2a8648ce3d040302')); // ecdsa-with-SHA256
  const name = sequence(element(0x31, sequence(object('550403'), element(0x0c, Buffer.from('localhost')))));
  const life = sequence(element(0x17, Buffer.from('200101000000Z')), element(0x17, Buffer.from('491231235959Z')));
  const names = sequence(
    element(0x82, Buffer.from('localhost')),
    element(0x87, Buffer.from([127, 0, 0, 1])),
    element(0x87, Buffer.from('00000000000000000000000000000001', 'hex')),
  );
  const extensions = sequence(
    sequence(object('551d11'), element(0x04, names)), // subjectAltName
    sequence(object('551d13'), element(0x04, sequence(element(0x01, Buffer.from([0xff]))))), // basicConstraints: CA
  );
  const version = element(0xa0, element(0x02, Buffer.from([2])));
  const serial = element(0x02, Buffer.from([1]));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const content = sequence(version, serial, algorithm, name, life, name, key, element(0xa3, extensions));
  const signature = element(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  return {
    cert: pem(sequence(content, algorithm, signature)),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** Encodes a DER element: tag, length, content. */
function element(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: readonly Uint8Array[]): Buffer {
  return element(0x30, ...parts);
}

function object(identifier: string): Buffer {
  return element(0x06, Buffer.from(identifier, 'hex'));
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
