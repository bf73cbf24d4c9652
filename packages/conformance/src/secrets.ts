/** The secrets of a run. No result, note or error contains one. */
export interface Secrets {
  /** Adds secrets that become known during the run, such as the token of a sign-in. */
  add(...secrets: (string | undefined)[]): void
  /** Replaces the secrets in a text. Call it before a text is shortened: a part of a secret is not replaced. */
  hide(text: string): string
}

export function createSecrets(...initial: (string | undefined)[]): Secrets {
  const forms = new Set<string>()

  function add(...secrets: (string | undefined)[]): void {
    for (const secret of secrets) for (const form of formsOf(secret?.trim() ?? '')) forms.add(form)
  }

  add(...initial)
  return {
    add,
    hide(text) {
      const longestFirst = [...forms].sort((one, other) => other.length - one.length)
      return longestFirst.reduce((hidden, form) => hidden.replaceAll(form, '…'), text)
    },
  }
}

/** The forms in which a backend can repeat a secret: as it is, in JSON, in a form and in a URL. */
function formsOf(secret: string): string[] {
  if (secret === '') return []
  const formEncoded = new URLSearchParams([['', secret]]).toString().slice(1)
  return [secret, JSON.stringify(secret).slice(1, -1), formEncoded, formEncoded.replaceAll('+', '%20')]
}
