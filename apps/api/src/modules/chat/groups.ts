/** Members by what they have in common; a group without members takes no room. */
export interface Groups<Key, Member> {
  has(key: Key): boolean
  of(key: Key): ReadonlySet<Member>
  add(key: Key, member: Member): void
  /** Nothing happens where it is not in the group. */
  remove(key: Key, member: Member): void
}

export function createGroups<Key, Member>(): Groups<Key, Member> {
  const groups = new Map<Key, Set<Member>>()
  const of = (key: Key) => groups.get(key) ?? new Set<Member>()

  return {
    has: (key) => groups.has(key),
    of,
    add: (key, member) => void groups.set(key, of(key).add(member)),
    remove(key, member) {
      const group = of(key)
      group.delete(member)
      if (group.size === 0) groups.delete(key)
    },
  }
}
