/** Name of the code in the fragment of an address. */
const NAME = '#code=';

async function pass(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** Puts a text, compressed, into the fragment of the address. */
export async function writeFragment(text) {
  const bytes = await pass(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const code = btoa(String.fromCharCode(...bytes));
  history.replaceState(history.state, '', NAME + code.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''));
}

/** Returns the text in the fragment of the address; `undefined` without one. */
export async function readFragment() {
  if (!location.hash.startsWith(NAME)) return undefined;
  try {
    const code = atob(location.hash.slice(NAME.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(code, (character) => character.charCodeAt(0));
    return new TextDecoder().decode(await pass(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return undefined;
  }
}
