/**
 * An open enumeration: the known values are offered by the editor, any other string is accepted (D14).
 *
 * @example type State = Open<'NONE'>;
 */
export type OpenEnum<Known extends string> = Known | (string & Record<never, never>);
