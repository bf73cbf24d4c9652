import type { Messages } from '../index.ts'

export const coach: Messages['coach'] = {
  label: 'Ideas para tu descripción',
  parts: [
    {
      name: 'Lugar',
      words:
        'jardín jardines viñedo bodega playa costa mar lago bosque secuoya granero granja salón hotel iglesia capilla azotea loft carpa hacienda villa castillo montaña desierto prado campo huerto invernadero patio ciudad colina acantilado parque museo',
      phrase: 'en un jardín bajo robles viejos',
    },
    {
      name: 'Estación',
      words:
        'primavera verano otoño invierno enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre nieve cosecha navidad',
      phrase: 'a principios de septiembre',
    },
    {
      name: 'Luz',
      words:
        'luz luces atardecer amanecer dorada anochecer crepúsculo vela farol linterna luna estrella sol niebla tarde noche mañana mediodía',
      phrase: 'a la hora dorada con guirnaldas de luces',
    },
    {
      name: 'Flores',
      words:
        'flor flores ramo rosa peonía dalia anémona hortensia tulipán tulipanes amapola ranúnculo girasol girasoles margarita orquídea lirio eucalipto follaje helecho guirnalda',
      phrase: 'con rosas blancas y peonías',
    },
    {
      name: 'Colores',
      words:
        'blanco blanca marfil crema rosado rosada rojo roja carmesí burdeos coral melocotón naranja terracota dorado oro amarillo amarilla verde salvia esmeralda azul azules lavanda lila morado violeta negro negra plata gris champán colorido pastel',
      phrase: 'en marfil, rosa pálido y verde salvia',
    },
  ],
  told: (name) => `${name}: ya lo incluiste`,
  add: (name, phrase) => `${name}: añadir «${phrase}»`,
}
