/** A release for pages that pin elements: the backend's version and the hashes of its files. */
export interface Release {
  version: string
  integrity: Record<string, string>
}

/** Fetches the release that a backend serves. */
export async function readRelease(apiUrl: string): Promise<Release> {
  const address = `${apiUrl}/embed/v1/manifest.json`
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} responded with ${answer.status}. Build the elements first.`)
  return (await answer.json()) as Release
}
