/** What a page needs that pins its elements: the version a backend serves, and the hashes of its files. */
export interface Release {
  version: string
  integrity: Record<string, string>
}

/** Asks a backend which release it serves. */
export async function readRelease(apiUrl: string): Promise<Release> {
  const address = `${apiUrl}/embed/v1/manifest.json`
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: are the elements built?`)
  return (await answer.json()) as Release
}
