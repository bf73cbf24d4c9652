import { Pause, Play } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { sceneMessages } from '../../shared/scene/messages.ts'
import { HERO_SCENES } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'
import { landingMessages } from './messages.ts'
import { useRotation } from './use-rotation.ts'

/** The `sizes` attribute of the arch's images. On phones, the arch crops the image by its height. */
export const HERO_SIZES = '(min-width: 1000px) 56vw, max(100vw, 80vh)'

/** A carousel of four drawn weddings, each with the prompt it was drawn from. */
export function HeroPicture() {
  const t = useMessages(landingMessages)
  const scenes = useMessages(sceneMessages)
  const { current, isPlaying, isReady, toggle, hold } = useRotation(HERO_SCENES.length)
  const Icon = isPlaying ? Pause : Play
  return (
    <figure
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
            aria-hidden={place !== current}
          >
            <ScenePicture picture={scene} alt={scenes[scene.file].alt} sizes={HERO_SIZES} priority={place === 0} />
          </div>
        ))}
      </div>
      <figcaption className="hero-caption">
        {HERO_SCENES.map(({ file, palette }, place) => (
          <span
            key={file}
            className="hero-caption__scene"
            data-shown={place === current}
            aria-hidden={place !== current}
          >
            <span className="hero-caption__palette" aria-hidden="true">
              {palette.map((color) => (
                <span key={color} style={{ background: color }} />
              ))}
            </span>
            {scenes[file].caption}
          </span>
        ))}
        <button type="button" className="icon-button hero-caption__button" onClick={toggle}>
          <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
          <span className="visually-hidden">{isPlaying ? t.pause : t.play}</span>
        </button>
      </figcaption>
    </figure>
  )
}
