import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { sceneMessages } from '../../shared/scene/messages.ts'
import { HERO_SCENES } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'
import { HeroPrompt } from './hero-prompt.tsx'
import { landingMessages } from './messages.ts'
import { type DrawnSketch, NOTHING_DRAWN } from './sketch/drawn-sketch.ts'
import { useHeroPrompt } from './use-hero-prompt.ts'
import { useRotation } from './use-rotation.ts'

/** The `sizes` attribute of the arch's images. On phones, the arch crops the image by its height. */
export const HERO_SIZES = '(min-width: 1000px) 56vw, max(100vw, 80vh)'

/**
 * A carousel of four drawn weddings, and a field below it that shows the prompt of each. When the visitor types a
 * prompt, its scene replaces the carousel.
 */
export function HeroPicture() {
  const t = useMessages(landingMessages)
  const scenes = useMessages(sceneMessages)
  const field = useRef<HTMLTextAreaElement>(null)
  const [prompt, setPrompt] = useHeroPrompt(field)
  const [{ addresses, alt }, setDrawn] = useState<DrawnSketch>(NOTHING_DRAWN)
  const isEmpty = prompt.trim() === ''
  const { current, isPlaying, isReady, toggle, hold } = useRotation(HERO_SCENES.length, !isEmpty)
  const isCovered = addresses.length > 0
  const Icon = isPlaying ? Pause : Play

  function clear() {
    setPrompt('')
    field.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only pauses the carousel, which has a button for it
    <div
      className="hero-picture"
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <div className="hero-picture__arch">
        {(isReady ? HERO_SCENES : HERO_SCENES.slice(0, 1)).map((scene, place) => (
          <div
            key={scene.file}
            className="hero-picture__scene"
            data-shown={place === current}
            aria-hidden={place !== current || isCovered}
          >
            <ScenePicture picture={scene} alt={scenes[scene.file].alt} sizes={HERO_SIZES} priority={place === 0} />
          </div>
        ))}
        {addresses.map((address, place) => (
          <img
            key={address}
            className="hero-picture__drawn"
            src={address}
            alt={place === addresses.length - 1 ? alt : ''}
          />
        ))}
      </div>
      <HeroPrompt field={field} prompt={prompt} onPrompt={setPrompt} onDraw={setDrawn}>
        {isEmpty ? (
          <>
            {HERO_SCENES.map(({ file, palette }, place) => (
              <span key={file} className="hero-caption" data-shown={place === current} aria-hidden="true">
                <span className="hero-caption__palette">
                  {palette.map((color) => (
                    <span key={color} style={{ background: color }} />
                  ))}
                </span>
                {scenes[file].caption}
              </span>
            ))}
            <button type="button" className="icon-button hero-card__button" onClick={toggle}>
              <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
              <span className="visually-hidden">{isPlaying ? t.pause : t.play}</span>
            </button>
          </>
        ) : (
          <button type="button" className="icon-button hero-card__button" onClick={clear}>
            <span className="hero-card__cross" aria-hidden="true">
              ×
            </span>
            <span className="visually-hidden">{t.clearPrompt}</span>
          </button>
        )}
      </HeroPrompt>
    </div>
  )
}
