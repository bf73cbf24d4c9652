/** The backend does not meet a requirement. The message says what it sent and what is expected. */
export class Failure extends Error {
  override name = 'Failure'
}

/** A check that cannot run. The message says why. */
export class Skip extends Error {
  override name = 'Skip'
}
