import type { Vocabulary } from '../../vocabulary.ts'

export const PLACES: Vocabulary['places'] = {
  vineyard:
    'la rioja, rioja, ribera del duero, mendoza, valle de guadalupe, penedés, napa, burdeos, valle de colchagua',
  coast:
    'costa brava, menorca, amalfi, positano, santander, cantabria, asturias, galicia, big sur, cadaqués, viña del mar',
  garden: 'aranjuez, central park, xochimilco, el retiro',
  hills: 'irlanda, escocia',
  rooftop: 'nueva york, manhattan, los ángeles, dubái, chicago, hong kong, singapur, san francisco',
  ballroom: 'las vegas',
  mission:
    'sevilla, andalucía, san miguel de allende, oaxaca, guadalajara, méxico, ciudad de méxico, cdmx, mérida, cartagena, córdoba, granada, antigua, querétaro, puebla, españa, guanajuato, taxco, colombia',
  'olive-grove': 'jaén, mallorca, creta',
  orchard: 'valencia, murcia',
  'lavender-field': 'provenza, brihuega',
  'pine-forest': 'valle de bravo, selva negra',
  rainforest: 'amazonas, amazonia, costa rica',
  desert: 'sáhara, atacama, sonora, arizona, desierto de atacama',
  canyon: 'gran cañón, sedona, petra',
  beach: 'cádiz, punta del este, marbella, san sebastián, tarifa, mar del plata, huanchaco, formentera',
  'tropical-beach':
    'cancún, tulum, riviera maya, caribe, punta cana, hawái, bali, maldivas, playa del carmen, los cabos, puerto vallarta, república dominicana, puerto rico, cuba, ibiza, canarias, tenerife',
  lake: 'lago de como, bariloche, sanabria, atitlán',
  mountain:
    'los andes, andes, pirineos, patagonia, alpes, picos de europa, suiza, machu picchu, sierra nevada, perú, noruega',
  'snow-field': 'laponia, la antártida',
  'northern-lights': 'islandia, finlandia',
  'japanese-garden': 'kioto, japón, tokio',
  temple: 'la india, jaipur, udaipur',
  'chinese-courtyard': 'china, pekín, shanghái',
  riad: 'marruecos, marrakech, la alhambra, alhambra, casablanca, fez',
  villa: 'la toscana, toscana, italia, florencia, siena, roma',
  chateau: 'francia, versalles, valle del loira',
  castle: 'segovia',
  street:
    'parís, madrid, barcelona, toledo, lisboa, venecia, praga, santorini, grecia, la habana, londres, buenos aires, viena, mykonos',
}
