/** A certificate or a key: PEM as text, or bytes. */
export type TlsMaterial = string | Uint8Array;

/**
 * Options of TLS, as `node:tls` takes them; said here, so that the declarations need none of Node's.
 */
export interface TlsOptions {
  /** Certificates of authorities to trust in place of those that Node knows: that of a private authority, say. */
  readonly ca?: TlsMaterial | readonly TlsMaterial[] | undefined;
  /** The client's own certificate, with its key. */
  readonly cert?: TlsMaterial | readonly TlsMaterial[] | undefined;
  readonly key?: TlsMaterial | readonly TlsMaterial[] | undefined;
  /** Certificate and key in one file (PKCS #12). */
  readonly pfx?: TlsMaterial | undefined;
  /** Opens `key` or `pfx`. */
  readonly passphrase?: string | undefined;
  /** The name that the server's certificate must have, where it is not that of the base URL. */
  readonly servername?: string | undefined;
  /** The lowest version. Default: Node's. */
  readonly minVersion?: 'TLSv1.2' | 'TLSv1.3' | undefined;
}
