import type { FeaturePorts } from '../shared/feature-ports.ts'

/**
 * Starts a request and returns its promise. If the same session has a pending request with this key, returns that
 * promise.
 */
export type DedupeRequests<Result> = (key: string, start: () => Promise<Result>) => Promise<Result>

export function createDedupeRequests<Result>({ session }: Pick<FeaturePorts, 'session'>): DedupeRequests<Result> {
  const pending = new Map<string, Promise<Result>>()
  return (key, start) => {
    const sessionKey = `${session.token()} ${key}`
    const found = pending.get(sessionKey)
    if (found) return found
    const request = start().finally(() => pending.delete(sessionKey))
    pending.set(sessionKey, request)
    return request
  }
}
