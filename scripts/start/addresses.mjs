/** Reads the ports from `API_PORT`, `SITE_PORT` and `PLAYGROUND_PORT`. */
export function readPorts(env) {
  return {
    API_PORT: toPort('API_PORT', env.API_PORT || '8787'),
    SITE_PORT: toPort('SITE_PORT', env.SITE_PORT || '5173'),
    PLAYGROUND_PORT: toPort('PLAYGROUND_PORT', env.PLAYGROUND_PORT || '5174'),
  }
}

function toPort(name, text) {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${name} is "${text}", but a port must be a number from 1 to 65535.`)
}

/** The URLs that `npm start` prints, each with its host, port and path. */
export function listAddresses({ API_PORT, SITE_PORT, PLAYGROUND_PORT }) {
  const at = (label, host, port, path = '/') => ({ label, host, port, path, url: `http://${host}:${port}${path}` })
  return [
    at('site', 'localhost', SITE_PORT),
    at('vision site', 'vision.localhost', SITE_PORT),
    at('the vendor’s desk', 'desk.localhost', SITE_PORT),
    at('playground', 'localhost', PLAYGROUND_PORT),
    at('a partner’s page', 'partner.localhost', PLAYGROUND_PORT),
    at('documentation', 'docs.localhost', PLAYGROUND_PORT),
    at('API', 'localhost', API_PORT, '/healthz'),
    at('API reference', 'localhost', API_PORT, '/docs'),
    at('OpenAPI', 'localhost', API_PORT, '/openapi.json'),
    at('script tag', 'localhost', API_PORT, '/embed/v1/vision-generator.js'),
    at('mailbox', 'localhost', API_PORT, '/dev/mailbox'),
  ]
}

/** The demo accounts. They sign in with the password, or with the code in the mailbox. */
export const LOGINS = [
  ['couple', 'maya@example.com', 'password wedding-demo'],
  ['second couple', 'noor@example.com', 'password wedding-demo'],
  ['monthly plan', 'unlimited@example.com', 'password wedding-demo; visions without end, and without a mark'],
  [
    'vendor',
    'vendor1@example.com',
    'password wedding-demo; on the desk. Every vendor has a user, up to the last number',
  ],
  ['anybody', 'any other address', 'sign up, or an account is made at the first right code'],
]

/** Formats rows as aligned lines. */
export function toTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows
    .map(
      (row) =>
        `  ${row
          .map((cell, column) => cell.padEnd(widths[column]))
          .join('  ')
          .trimEnd()}`,
    )
    .join('\n')
}
