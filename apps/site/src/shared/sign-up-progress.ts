import type { FeaturePorts } from '@vowkit/sdk-core'

/** The key in session storage. Signing out removes all keys with this prefix. */
const KEY = 'typed:signing-up'

type Ports = Pick<FeaturePorts, 'tab' | 'session'>

/** Notes that this account was created in this tab, so that the couple can go back to the first step. */
export function noteSignUp(ports: Ports): void {
  ports.tab.set(KEY, accountOf(ports))
}

/** Returns whether this account was created in this tab and has steps left. */
export function isSigningUp(ports: Ports): boolean {
  return ports.tab.get(KEY) === accountOf(ports)
}

export function endSignUp({ tab }: Pick<Ports, 'tab'>): void {
  tab.remove(KEY)
}

function accountOf({ session }: Pick<Ports, 'session'>): string {
  const state = session.$session.get()
  return state.status === 'signed-in' ? String(state.userId) : ''
}
