import { build, type InlineConfig, mergeConfig } from 'vite'

/** Which modules go into which chunk, by their ids. */
export interface Sharing {
  /** What several elements need before they show anything. */
  shared: ReadonlySet<string>
  /** What one element alone needs at first, by its tag. */
  own: ReadonlyMap<string, ReadonlySet<string>>
  /** Whether a module is in the file of an element that has nothing to do with who imports it. */
  isForeign(id: string, importer: string): boolean
}

/** Finds out what several elements need, by building each alone. `entries` are their files by their tags. */
export async function findSharing(entries: Record<string, string>, config: InlineConfig): Promise<Sharing> {
  const needs = new Map<string, Needs>()
  for (const [tag, entry] of Object.entries(entries)) needs.set(tag, await needsOf(entry, config))
  const tags = [...needs.keys()]
  const ownersOf = (id: string) => tags.filter((tag) => needs.get(tag)?.initial.has(id))
  const initial = new Set([...needs.values()].flatMap((each) => [...each.initial]))
  const idsOf = (isWanted: (owners: string[]) => boolean) =>
    new Set([...initial].filter((id) => isWanted(ownersOf(id))))
  const own = new Map(tags.map((tag) => [tag, idsOf((owners) => owners.length === 1 && owners[0] === tag)]))
  return {
    shared: idsOf((owners) => owners.length > 1),
    own,
    isForeign: (id, importer) => {
      // A module that only passes on what others have is nowhere.
      const users = tags.filter((tag) => needs.get(tag)?.ever.has(importer))
      return users.length > 0 && tags.some((tag) => own.get(tag)?.has(id) && !users.includes(tag))
    },
  }
}

/** The modules an element takes before it shows anything, and all it ever takes. */
export interface Needs {
  initial: Set<string>
  ever: Set<string>
}

/** Finds out what an entry takes, by building it alone. */
export async function needsOf(entry: string, config: InlineConfig): Promise<Needs> {
  const alone: InlineConfig = { build: { write: false, minify: false, lib: { entry, formats: ['es'] } } }
  const built = await build(mergeConfig(config, alone))
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const chunks = files.filter((file) => file.type === 'chunk')
  const initial = new Set(chunks.filter(({ isEntry }) => isEntry))
  // A set that grows is walked to its end.
  for (const { imports } of initial)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) initial.add(chunk)
  const idsOf = (some: Iterable<(typeof chunks)[number]>) => new Set([...some].flatMap(({ moduleIds }) => moduleIds))
  return { initial: idsOf(initial), ever: idsOf(chunks) }
}
