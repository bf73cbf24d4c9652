import type { FeaturePorts } from '../shared/feature-ports.ts'

/** Starts something, unless the same is under way for the same session: then its result is for both. */
export type OneAtATime<Result> = (name: string, start: () => Promise<Result>) => Promise<Result>

export function createOneAtATime<Result>({ session }: Pick<FeaturePorts, 'session'>): OneAtATime<Result> {
  const underWay = new Map<string, Promise<Result>>()
  return (name, start) => {
    const key = `${session.token()} ${name}`
    const found = underWay.get(key)
    if (found) return found
    const made = start().finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }
}
