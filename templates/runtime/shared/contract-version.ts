/** Version of the contract between generated packages and their engines. It changes when a member loses its meaning. */
export const CONTRACT_VERSION = 1;

/**
 * Checks that a generated package and its engine fit.
 *
 * @param version - version of the contract that the package was generated for; none for what was written by hand
 * @throws TypeError if it is another one; the message says what to do
 */
export function requireContract(version: number = CONTRACT_VERSION): void {
  if (version === CONTRACT_VERSION) return;
  const remedy = version < CONTRACT_VERSION ? 'Generate the package again' : 'Update the engine';
  throw new TypeError(
    `The package was generated for version ${version} of the contract with its engine, which has version ${CONTRACT_VERSION}. ${remedy}.`,
  );
}
