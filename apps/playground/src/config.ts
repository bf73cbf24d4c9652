/** The port of the playground, and the URLs that its pages use. */
export interface Config {
  port: number
  apiUrl: string
  siteUrl: string
}

/** Reads the environment. Throws an error that names the variable if a value is invalid. */
export function readConfig(env: Record<string, string | undefined>): Config {
  return {
    port: readPort(env, 'PLAYGROUND_PORT', 5174),
    apiUrl: readUrl(env, 'PUBLIC_API_URL', `http://localhost:${readPort(env, 'API_PORT', 8787)}`),
    siteUrl: readUrl(env, 'SITE_URL', `http://localhost:${readPort(env, 'SITE_PORT', 5173)}`),
  }
}

function readPort(env: Record<string, string | undefined>, name: string, byDefault: number): number {
  const port = Number(env[name] || byDefault)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} must be a port number: ${env[name]}`)
  return port
}

function readUrl(env: Record<string, string | undefined>, name: string, byDefault: string): string {
  const text = env[name] || byDefault
  if (!URL.canParse(text) || !text.startsWith('http')) throw new Error(`${name} must be a URL: ${text}`)
  return new URL(text).origin
}
