import { build, type InlineConfig, mergeConfig } from 'vite'

/** Which modules go into which chunk, by their ids. */
export interface Sharing {
  /** What several elements need before they show anything. */
  shared: ReadonlySet<string>
  /** What one element alone needs at first, by its tag. */
  own: ReadonlyMap<string, ReadonlySet<string>>
}

/** Finds out what several elements need at first, by building each alone. `entries` are their files by their tags. */
export async function findSharing(entries: Record<string, string>, config: InlineConfig): Promise<Sharing> {
  const owners = new Map<string, string[]>()
  for (const [tag, entry] of Object.entries(entries))
    for (const id of await initialModules(entry, config)) owners.set(id, [...(owners.get(id) ?? []), tag])
  const idsOf = (isWanted: (tags: string[]) => boolean) =>
    new Set([...owners].filter(([, tags]) => isWanted(tags)).map(([id]) => id))
  return {
    shared: idsOf((tags) => tags.length > 1),
    own: new Map(Object.keys(entries).map((tag) => [tag, idsOf((tags) => tags.length === 1 && tags[0] === tag)])),
  }
}

/** What an entry takes before it shows anything. */
async function initialModules(entry: string, config: InlineConfig): Promise<Set<string>> {
  const alone: InlineConfig = { build: { write: false, minify: false, lib: { entry, formats: ['es'] } } }
  const built = await build(mergeConfig(config, alone))
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const chunks = files.filter((file) => file.type === 'chunk')
  const initial = new Set(chunks.filter(({ isEntry }) => isEntry))
  // A set that grows is walked to its end.
  for (const { imports } of initial)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) initial.add(chunk)
  return new Set([...initial].flatMap(({ moduleIds }) => moduleIds))
}
