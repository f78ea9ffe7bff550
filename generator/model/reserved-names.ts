/**
 * Names that the client's runtime has already, so that nothing generated clashes with them. A test holds these lists
 * against the runtime's files.
 */

/** What the core and the safe update export that is there at run time; a generated function is called otherwise. */
export const runtimeFunctions: readonly string[] = (
  'apiKeyCredential base64 basicCredential bearerCredential binaryBody bind deepObject deepObjectExploded ' +
  'form formBody formExploded formExplodedReserved formReserved jsonBody jsonStyle jsonText label ' +
  'labelExploded matrix matrixExploded multipartBody pipeDelimited pipeDelimitedExploded readAccepting readBlob ' +
  'readOptional readJson readJsonText readTypedString readNoContent readHtml readString readNullableString readText retryTransient ' +
  'safeUpdate simple simpleExploded spaceDelimited spaceDelimitedExploded styledFormBody systemClock textBody ' +
  'collectSecrets tokenSource typedMultipartBody serializeCookies serializeHeaders serializeQuery'
).split(' ');

/** Constants and arguments of generated modules. */
export const moduleNames: readonly string[] = ['prefix', 'client', 'request', 'options', 'change'];

/**
 * Types of the runtime that generated modules import, and the one of the language that they name: a shape of the same
 * name is imported under another one.
 */
export const runtimeTypes: readonly string[] = (
  'Call CallOptions Client ClientOptions OperationDescription PathPrefix UpdateWithReadOptions Record UpdateChange ' +
  'UpdateOptions UpdatePlan'
).split(' ');

/** Options of a client and of a call: a parameter that may be set once is called otherwise. */
export const runtimeOptions: readonly string[] = (
  'allowInsecure auth baseUrl detectConflicts clock fetch headers idleTimeoutMs maxResponseBytes onMismatch pathPrefixes read retry ' +
  'secrets signal timeoutMs validate validation'
).split(' ');

/** Files of the client: a group of operations is called otherwise. */
export const runtimeModules: readonly string[] =
  'bind core dates errors facade index json logger migration node paging paths runtime testing types update validators'.split(
    ' ',
  );
