import { Pause, Play } from 'lucide-react'
import { SCENES } from './scenes.ts'
import { useRotation } from './use-rotation.ts'

/** Four weddings drawn of a sentence, one after the other, with what was asked for. */
export function HeroPicture() {
  const { current, isPlaying, isReady, toggle, hold } = useRotation(SCENES.length)
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
        {(isReady ? SCENES : SCENES.slice(0, 1)).map(({ image, line }, place) => (
          <img
            key={line}
            className="hero-picture__image"
            data-shown={place === current}
            src={image}
            alt={place === current ? `A wedding, drawn: ${line}` : ''}
            width={1200}
            height={800}
            fetchPriority={place === 0 ? 'high' : 'low'}
          />
        ))}
      </div>
      <figcaption className="hero-caption">
        {SCENES.map(({ line, palette }, place) => (
          <span
            key={line}
            className="hero-caption__scene"
            data-shown={place === current}
            aria-hidden={place !== current}
          >
            <span className="hero-caption__palette" aria-hidden="true">
              {palette.map((color) => (
                <span key={color} style={{ background: color }} />
              ))}
            </span>
            {line}
          </span>
        ))}
        <button type="button" className="hero-caption__button" onClick={toggle}>
          <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
          <span className="visually-hidden">{isPlaying ? 'Pause the pictures' : 'Play the pictures'}</span>
        </button>
      </figcaption>
    </figure>
  )
}
