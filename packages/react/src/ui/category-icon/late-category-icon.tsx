import { type ComponentType, useEffect, useState } from 'react'

type Icon = ComponentType<{ category: string }>

let loaded: Icon | null = null

/** The line icon of a kind of vendor, whose drawings come when the first one is shown. */
export function LateCategoryIcon({ category }: { category: string }) {
  const [Icon, setIcon] = useState<Icon | null>(() => loaded)

  useEffect(() => {
    if (Icon) return
    let isWanted = true
    import('./category-icon.tsx').then(
      ({ CategoryIcon }) => {
        loaded = CategoryIcon
        if (isWanted) setIcon(() => CategoryIcon)
      },
      () => {
        // It is decoration: without it there is the wash of colour.
      },
    )
    return () => {
      isWanted = false
    }
  }, [Icon])

  return Icon && <Icon category={category} />
}
