/** The host of the examples. The server replaces it with the URL of the backend where an example runs. */
export const EXAMPLE_HOST = 'https://api.example.com'
export const API_PLACEHOLDER = '__API_URL__'

/** Writes an example as the running element, followed by its code. */
export function toLiveExample(example: string): string {
  const code = example.trim()
  const running = code.replaceAll(EXAMPLE_HOST, API_PLACEHOLDER).replaceAll(/\n\s*/g, ' ')
  return `<div class="live not-content">${running}</div>\n\n\`\`\`html\n${code}\n\`\`\`\n`
}
