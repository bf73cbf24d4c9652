/** What the person wants to see or do, by where they are. */
const AIMS: readonly [area: RegExp, aim: string][] = [
  [/^\/(dashboard\/messages|chat)(\/|$)/, 'read and write your messages'],
  [/^\/dashboard\/(vendors\/manage|setup)(\/|$)/, 'open your documents, invoices and payments'],
  [/^\/settings(\/|$)/, 'see and change your profile'],
  [/^\/dashboard\/vendors(\/|$)/, 'see your vendors'],
  [/^\/dashboard\/?$/, 'open your dashboard'],
]

/** Says in one sentence why the owner of a session that began on another website must confirm who they are. */
export function whyConfirm(path: string): string {
  return `You signed in on another website, so we need to know it's you before you ${aimOf(path)}.`
}

/** What a screen is for, as the end of a sentence that begins with "you". */
export function aimOf(path: string): string {
  return AIMS.find(([area]) => area.test(path))?.[1] ?? 'go on'
}
