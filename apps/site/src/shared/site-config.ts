import { SiteConfig } from '@vowkit/sdk-core/contract'

/** Reads what this deployment is, from the file next to the page. Rejects when it cannot be had or makes no sense. */
export async function loadSiteConfig(): Promise<SiteConfig> {
  const answer = await fetch('/config.json', { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`config.json answered ${answer.status}`)
  return SiteConfig.parse(await answer.json())
}
