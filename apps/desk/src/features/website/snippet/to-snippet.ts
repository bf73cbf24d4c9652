import { attributesOf, type Choice, type Owner } from '../elements.ts'

/** Returns the HTML that a vendor pastes into its website: the script and the element. */
export function toSnippet(apiHost: string, choice: Choice, owner: Owner): string {
  const attributes = attributesOf(choice, owner).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
  const script = `<script src="${escapeAttribute(apiHost)}/embed/v1/${choice.tag}.js" async></script>`
  return `${script}\n<${choice.tag}${attributes.join('')}></${choice.tag}>`
}

/** Returns the URL of the page in which the backend shows the chosen element. */
export function toPreviewUrl(apiHost: string, choice: Choice, owner: Owner): string {
  return `${apiHost}/embed/preview/#${choice.tag}?${new URLSearchParams(attributesOf(choice, owner))}`
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
