let file: Promise<unknown> | null = null

/** What the file next to the page tells of this deployment, unread. Asked for once. Rejects when it cannot be had. */
export function configFile(): Promise<unknown> {
  file ??= load()
  return file
}

async function load(): Promise<unknown> {
  const answer = await fetch('/config.json', { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`config.json answered ${answer.status}`)
  return answer.json()
}
