/**
 * Says in one sentence why the owner of a session that began on another website must confirm who they are. `aim` is what
 * the screen is for, as the end of a sentence that begins with "you".
 */
export function whyConfirm(aim: string): string {
  return `You signed in on another website, so we need to know it's you before you ${aim}.`
}
