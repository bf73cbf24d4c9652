import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom } from 'nanostores'

const $nothing = atom(null)

/** The value of a store, or `null` while it is not wanted: a store asks the backend as soon as it is listened to. */
export function useStoreWhen<Value>(isWanted: boolean, $store: ReadableAtom<Value>): Value | null {
  return useStore<ReadableAtom<Value | null>>(isWanted ? $store : $nothing)
}
