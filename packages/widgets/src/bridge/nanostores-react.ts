import { useSyncExternalStore } from './react.ts'

interface Store<Value> {
  get(): Value
  listen(onChange: () => void): () => void
}

/** What our components use of `@nanostores/react`, which brings the code of following single keys of a store along. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.listen, store.get)
}
