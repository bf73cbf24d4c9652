import { type ImgHTMLAttributes, type ReactNode, useState } from 'react'

interface PhotoOrProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'onError' | 'children'> {
  /** `""` if there is no photo. */
  src: string
  /** The fallback for a photo that is missing or does not load. Hidden from screen readers. */
  children: ReactNode
  /** The class of the fallback. Defaults to `className`. */
  fallbackClassName?: string | undefined
}

/** A photo, or a fallback if it is missing or does not load. */
export function PhotoOr({ src, alt = '', className, fallbackClassName = className, children, ...image }: PhotoOrProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (src !== '' && src !== broken)
    return <img {...image} className={className} src={src} alt={alt} onError={() => setBroken(src)} />
  return (
    <span className={fallbackClassName} aria-hidden="true">
      {children}
    </span>
  )
}

/** The initial of each name that is not blank. */
export function initialsOf(names: readonly string[]): string[] {
  return names.flatMap((name) => [...name.trim()][0]?.toLocaleUpperCase() ?? [])
}
