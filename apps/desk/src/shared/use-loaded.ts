import { useEffect, useState } from 'react'

export type Loaded<Data> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; data: Data }

/** Loads data when the component mounts. `load` must be stable. `set` replaces the data, for example after a change. */
export function useLoaded<Data>(load: (signal: AbortSignal) => Promise<Data>) {
  const [state, setState] = useState<Loaded<Data>>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends a new request
  useEffect(() => {
    const left = new AbortController()
    setState({ status: 'loading' })
    load(left.signal).then(
      (data) => !left.signal.aborted && setState({ status: 'ready', data }),
      () => !left.signal.aborted && setState({ status: 'failed' }),
    )
    return () => left.abort()
  }, [load, attempt])

  return {
    state,
    set: (data: Data) => setState({ status: 'ready', data }),
    retry: () => setAttempt(attempt + 1),
  }
}
