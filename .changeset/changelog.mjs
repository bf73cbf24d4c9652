/** Returns the text of a changeset as an entry of a changelog, without its commit. */
export function getReleaseLine({ summary }) {
  const [first, ...rest] = summary.split('\n').map((line) => line.trimEnd())
  return [`- ${first}`, ...rest.map((line) => `  ${line}`.trimEnd())].join('\n')
}

/** Returns one entry for all packages of this repository that a package depends on. */
export function getDependencyReleaseLine(_changesets, dependencies) {
  if (dependencies.length === 0) return ''
  return `- Uses ${dependencies.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).join(', ')}.`
}
