import type { Vocabulary } from '../../vocabulary.ts'

type Concepts = Vocabulary['concepts']

export const TIMES: Concepts['time'] = {
  dawn: 'dawn, sunrise, daybreak, first light, at first light, at sunrise, crack of dawn, sun rising',
  morning: 'morning, breakfast, mid morning, sunlit morning, morning light, soft morning light',
  midday:
    'midday, brighter, noon, daylight, broad daylight, daytime, afternoon, soft afternoon, lunch, lunchtime, bright sun, midday sun, high noon',
  golden:
    'golden hour, sunset, late afternoon, late afternoon light, end of the day, end of day, afternoon light, golden light, warm light, sundown, sun setting, setting sun, warm glow, honey light, golden glow, sun drenched, low sun, evening sun',
  dusk: 'dusk, twilight, blue hour, evening, evening light, nightfall, after sunset, gloaming, summer evening',
  night: 'night, darker, nighttime, midnight, at night, after dark, moonlit, moonlight, starlit, starlight',
  candle:
    'candlelight, candlelit, candle lit, by candlelight, lit by candles, only candles, candle glow, lit only by candles, candle light, intimate glow, by candle light, soft candlelight',
}

export const WEATHERS: Concepts['weather'] = {
  clear:
    'clear sky, blue sky, sunny, sunnier, bright sunshine, sunshine, clear weather, bright and sunny, cloudless, clear day, sunlit, sunlight, sun light, natural light, daylight, dappled sunlight, dappled light, sunny day, lots of sun, plenty of sun, full sun, morning sun, sun filled',
  cloudy: 'cloudy, overcast, clouds, dramatic sky, soft clouds, fluffy clouds',
  fog: 'fog, foggy, mist, misty, hazy, haze, misty morning, low fog, rolling fog, low clouds, sea mist, morning mist, cloud of fog, cloud of low fog',
  rain: 'rain, rainy, rained, rains, raining, drizzle, in the rain, pouring, downpour, raindrops, drizzly, rainfall, summer rain, rain shower',
  snow: 'snow, snowy, snowed, snows, snowing, snowfall, snowflakes, in the snow, blizzard, frost, frosty, gentle snow, dusting of snow',
  storm:
    'storm, stormy, thunderstorm, lightning, thunder, storm clouds, tempest, thunder storm, hurricane, approaching storm, stormy sky, dark clouds',
  wind: 'wind, windy, breeze, breezy, windswept, sea breeze, blowing in the wind, gusty, gentle breeze, wind blowing',
  rainbow: 'rainbow, double rainbow, rainbows',
}

export const SEASONS: Concepts['season'] = {
  spring: 'spring, springtime, april, in may, may wedding, march wedding, in march, in bloom',
  summer:
    'summer, summertime, june, july, august, midsummer, high summer, summer solstice, fourth of july, 4th of july',
  autumn: 'autumn, fall, september, october, november, autumnal, harvest, halloween, indian summer, turning leaves',
  winter:
    'winter, wintertime, wintry, december, january, february, christmas time, winter solstice, new year, yule, festive season',
}

export const CULTURES: Concepts['culture'] = {
  christian:
    'Christian, catholic, protestant, orthodox christian, anglican, church of england, catholic mass, mass, baptist, episcopal, lutheran',
  jewish: 'Jewish, judaism, hebrew, orthodox jewish, israeli, sephardic, ashkenazi',
  hindu:
    'Hindu, indian, south asian, desi, tamil, punjabi, gujarati, bengali, marathi, telugu, south indian, north indian',
  sikh: 'Sikh, anand karaj, punjabi sikh',
  muslim: 'Muslim, islamic, arab, arabic, arabian, pakistani, nikah, nikkah',
  persian: 'Persian, iranian, aghd',
  chinese: 'Chinese, cantonese, taiwanese, hong kongese, lunar new year, shanghainese, mid autumn festival',
  japanese: 'Japanese, shinto, san san kudo, sake ceremony',
  korean: 'Korean, paebaek, pyebaek',
  mexican: 'Mexican, fiesta, día de los muertos, day of the dead, tejano',
  nigerian: 'Nigerian, yoruba, igbo, traditional nigerian',
  scottish: 'Scottish, tartan',
  greek: 'Greek, greek orthodox, crowning',
  moroccan: 'Moroccan, berber, north african, amazigh',
  hawaiian: 'Hawaiian, aloha',
}

export const STYLES: Concepts['style'] = {
  Rustic:
    'rustic, woodsy, farmhouse style, weathered wood, shabby chic, reclaimed wood, rustic chic, homespun, barnwood',
  Classic: 'classic, timeless, formal, classical, old fashioned',
  Modern:
    'modern, contemporary, minimalist, minimal, sleek, clean lines, geometric, minimalistic, scandinavian, scandi, architectural, understated',
  Vintage: 'vintage, antique, retro, 1920s, old world, heirloom, 1950s, 70s, 1970s, victorian',
  Boho: 'boho, bohemian, hippie, free spirited, boho chic, hippy, gypsy, festival style, earthy, coachella, woodstock',
  Romantic: 'romantic, dreamy, soft and romantic, ethereal, romance, soft focus',
  Glamorous: 'glamorous, glam, glitzy, red carpet, old hollywood glam',
  Garden: 'garden style, english garden style, cottagecore, garden inspired, botanical, botanicals, cottage core',
  Country:
    'country, western, cowboy, country western, southern, rodeo, texas, texan, wild west, nashville, yellowstone, country chic',
  Industrial: 'industrial, raw concrete, industrial chic, concrete, exposed beams, factory style, pipework',
  Beach: 'beachy, nautical, coastal style, beach style, under the sea, beach vibe, sailor, surfer',
  Colorful:
    'colorful, colourful, vibrant, bright colors, bright colours, multicolored, multicoloured, bold colors, rainbow colors, rainbow colours, maximalist, bold colours',
  Unique: 'unique, quirky, unconventional, offbeat, eclectic',
  DIY: 'diy, handmade, homemade, hand made, crafted, do it yourself, thrifted, upcycled',
  Cultural: 'cultural, multicultural, fusion, heritage, interfaith, intercultural, two cultures, mixed cultures',
  Fairytale: 'fairytale, fairy tale, enchanted, princess, storybook, magical, magic, fantasy, fairy',
  Elegant:
    'elegant, sophisticated, refined, chic, graceful, stylish, understated elegance, classy, elegance, simple elegance',
  Whimsical: 'whimsical, playful, quirky and fun, funky, whimsy',
  Intimate: 'intimate',
  Casual:
    'casual, relaxed, laid back, informal, easygoing, chill, low key, backyard bbq style, laidback, festival, unfussy, down to earth',
  Cozy: 'cozy, cosy, hygge, snug, homely, warm and cozy, warm and cosy, homey, comfy',
  Luxurious: 'luxurious, luxury, opulent, lavish, regal, royal, extravagant, high end, majestic, palatial',
}

export const AMOUNTS: Concepts['amount'] = {
  lush: 'lush flowers, lush, abundant, overflowing, cascading, flowers everywhere, full of flowers, flower filled, flower covered, abundance of flowers, masses of flowers, covered in flowers, dripping in, dripping with, bursting with',
  sparse:
    'few flowers, sparse, a few flowers, bare bones, restrained, pared back, simple flowers, minimal flowers, minimal florals, a few blooms, single stems',
}
