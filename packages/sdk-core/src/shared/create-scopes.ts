import type { FeaturePorts } from './feature-ports.ts'

/** Creates a function that returns one instance per scope. A sign-out resets all instances. */
export function createScopes<Thing extends { reset(): void }>(
  { onAccountChange }: FeaturePorts,
  make: (scope: string) => Thing,
): (scope: string) => Thing {
  const made = new Map<string, Thing>()
  onAccountChange(() => {
    for (const thing of made.values()) thing.reset()
  })
  return (scope) => {
    const thing = made.get(scope) ?? make(scope)
    made.set(scope, thing)
    return thing
  }
}
