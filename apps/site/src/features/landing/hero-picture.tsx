import { Pause, Play } from 'lucide-react'
import { HERO_SCENES } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'
import { useRotation } from './use-rotation.ts'

/** How wide the arch shows its scene: as high as it is on a phone, of which only the middle is seen. */
export const HERO_SIZES = '(min-width: 1000px) 56vw, max(100vw, 80vh)'

/** Four weddings drawn of a sentence, one after the other, with what was asked for. */
export function HeroPicture() {
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
            <ScenePicture picture={scene} sizes={HERO_SIZES} priority={place === 0} />
          </div>
        ))}
      </div>
      <figcaption className="hero-caption">
        {HERO_SCENES.map(({ caption, palette }, place) => (
          <span
            key={caption}
            className="hero-caption__scene"
            data-shown={place === current}
            aria-hidden={place !== current}
          >
            <span className="hero-caption__palette" aria-hidden="true">
              {palette.map((color) => (
                <span key={color} style={{ background: color }} />
              ))}
            </span>
            {caption}
          </span>
        ))}
        <button type="button" className="icon-button hero-caption__button" onClick={toggle}>
          <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
          <span className="visually-hidden">{isPlaying ? 'Pause the pictures' : 'Play the pictures'}</span>
        </button>
      </figcaption>
    </figure>
  )
}
