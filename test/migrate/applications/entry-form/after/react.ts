export declare function useState<S>(initial: S): [S, (next: S) => void];
export declare function useReducer<S, A>(reducer: (state: S, action: A) => S, initial: S): [S, (action: A) => void];
export declare function useMemo<T>(make: () => T, deps: readonly unknown[]): T;
declare global {
  namespace JSX {
    interface Element {}
    interface InputProps { name?: string; type?: string; value?: string; onChange?: (event: { target: { value: string } }) => void }
    interface IntrinsicElements { form: { onSubmit?: () => void; children?: unknown }; input: InputProps; em: object; span: object; button: { disabled?: boolean; children?: unknown } }
  }
}
