// breaks lint/a11y/useAltText
export const Picture = () => <img src="vision.webp" />
