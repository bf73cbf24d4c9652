import type { Vocabulary } from '../../vocabulary.ts'

type Concepts = Vocabulary['concepts']

export const ACTIONS: Concepts['action'] = {
  kiss: 'kissing, kiss, kisses, first kiss, sharing a kiss, we kiss, kissed, kiss each other, stealing a kiss',
  hug: "hugging, embracing, hug, embrace, hold each other, in each other's arms, holding each other, hold on to each other, cuddling, hugs, arms around each other, cuddled up",
  'forehead-touch': 'forehead to forehead, foreheads touching, touching foreheads, heads together, nose to nose',
  'holding-hands':
    'holding hands, hold hands, hand in hand, holding his hand, holding her hand, hands held, hands joined',
  dance:
    'dancing, dance, dances, first dance, our first dance, waltz, waltzing, slow dance, slow dancing, twirling, twirl, spinning, swing dancing, tango, salsa, dancing barefoot, dance together, danced, ceilidh dancing, line dancing, spins me, spins me around, spinning me, twirls me, twirling me, spins her, twirls her',
  dip: 'dip, dipping, dips, dip kiss, dipped, dips me, dips her',
  walk: 'walking, strolling, walk, walks, walking away, walking hand in hand, walking together, stroll, wandering, walk along, walk through, walk towards the camera, walking towards the camera, hiking, marching',
  run: 'running, run, runs, running around, running away, running through, racing, sprinting, chasing, run away',
  jump: 'jumping, jump, jumps, leaping, leap, jumping in the air, jump for joy',
  carry:
    "carried by the groom, carrying the bride, carrying her, carries the bride, in the groom's arms, carrying his bride, in his arms, carries her, carries me, carrying me, piggyback, over the threshold, lifting her, lifts me, lifts her",
  sit: 'sitting, seated, sits, sitting down, sitting together, sit, sat, sitting on, perched, sat on, resting',
  lie: 'lying, lying down, lying in the grass, lie, lying on, laying, laying in the grass, lying on our backs, stretched out, lounging',
  exit: 'walking out, we come out, coming out, we walk out, recessional, walking back down the aisle, walk back down the aisle, grand exit, exit, just married walking, we exit, exiting, walking between our guests, walk between our guests, running out, we run out, stepping out, coming out of, come out of, leaving our ceremony',
  procession:
    'walking down the aisle, walking up the aisle, walks down the aisle, walk down the aisle, walking me down the aisle, walks me down the aisle, walking her down the aisle, walks her down the aisle, walk me down the aisle, coming down the aisle, comes down the aisle, procession, processional, bridal entrance, bride entering, giving away, gives me away, giving me away, being walked down the aisle',
  'cake-cutting':
    'cutting the cake, cut the cake, cake cutting, cutting our cake, cutting into the cake, slicing the cake, cut our cake, cuts the cake, cutting a cake, cutting cake, slicing our cake, cake-cutting',
  toast:
    'toasting, making a toast, raising glasses, raising a glass, clinking glasses, with champagne glasses, drinking champagne, toast, toasts, cheersing, clink glasses, raising their glasses, raise their glasses, raise a glass, raise glasses, glasses raised, champagne toast, raising our glasses, popping champagne, spraying champagne, saying cheers, giving a speech, speech, speeches, raises his glass, raises her glass, raising his glass, raising her glass, raised glasses',
  feed: 'feeding each other, feed each other, feeding cake, feeding him cake, feeding her cake, feeds her, feeds him, smashing cake',
  'first-look':
    'first look, first looks, seeing me for the first time, sees me for the first time, seeing each other for the first time, he turns around, turns around to see me, taps his shoulder, tapping his shoulder',
  'ring-exchange':
    'exchanging rings, ring exchange, exchange rings, putting the ring on, putting a ring on, puts the ring on, sliding the ring, slides the ring, we exchange rings, putting on the rings, placing the ring',
  sign: 'signing, signing the register, sign the register, signing the papers, signing the ketubah, signing the book, signing the certificate, signing the license, sign the papers, sign the ketubah',
  'glass-breaking':
    'breaking the glass, breaks the glass, break the glass, smashing the glass, stomping on the glass, steps on the glass, stepping on the glass, stomps the glass',
  ride: 'riding, ride, rides, riding on, arriving, arrive, arrives, driving away, driving off, drive away, drive off, driving, getting into, gets into, on the back of, leaving in, rowing, sailing, paddling, cycling, galloping, departing, in the back seat, sitting in a car, hanging out of the window, row out, rowing out, paddle out',
  'bouquet-toss':
    'throwing the bouquet, bouquet toss, tossing the bouquet, throws the bouquet, throw the bouquet, toss the bouquet, throwing my bouquet, tossing my bouquet, tosses the bouquet, throwing her bouquet, catching the bouquet, catch the bouquet',
  hora: 'hora, lifted on chairs, lifted up on chairs, on chairs above, chair dance, lifted in chairs, raised on chairs, hoisted on chairs, being lifted on chairs, chairs lifted, horah, lift us on chairs, lifting us on chairs, carried on chairs',
  'money-spray':
    'spraying money, money spray, money dance, throwing money, sprayed with money, pinning money, spray money, money raining, raining money, dollar dance, sprayed with cash, spraying cash',
  lasso: 'lasso, lazo, el lazo, wedding lasso, lasso around, cord, veil and cord, unity cord',
  cheer:
    'cheering, cheer, cheers, celebrating, arms in the air, hands in the air, whooping, shouting, rejoicing, going wild, applause, arms raised, ululating, high five, throwing their hands up',
  clap: 'clapping, clap, claps, applauding, applaud, applauds',
  wave: 'waving, wave, waves, waving at us, waving goodbye, wave goodbye, waving to us, waving hello',
  throw:
    'throwing, throw, throws, tossing, toss, tosses, thrown, showering, shower us, showering us, tossed, flinging, scattering, scatter, pelting, sprinkling, throw things, raining down on us',
  'blow-bubbles': 'blowing bubbles, blow bubbles, blows bubbles, blowing soap bubbles, with soap bubbles, bubble wands',
  mingle: 'mingling, mingle, chatting, chat, talking, gathered around, gathered, gathering, gather, huddled',
  stand:
    'standing, stand, stands, standing around, standing up, lined up, lining up, posing, pose, standing together, stood, group photo, group picture',
}

export const CAMERAS: Concepts['camera'] = {
  'close-up':
    "close portrait, portrait, couple portrait, portrait of us, couple's portrait, headshot, close up of our faces, our faces, faces close up, close up of us, close up of the couple, tight shot",
  wide: 'wide shot, wide angle, wide view, from far away, panoramic, panorama, tiny in the distance, in the distance, small in the frame, seen from far away, vast, long shot, establishing shot',
  low: "from below, low angle, looking up at us, from the ground, worm's eye view, low camera",
  window: 'through the window, through a window, seen through a window, framed by a window, from inside the window',
  doorway:
    'through the doorway, through a doorway, through the door, through the open door, framed by a doorway, framed by the door, seen through a doorway, through the open doors, through an arch, framed by an archway',
  silhouette:
    'silhouettes, silhouette, silhouetted, in silhouette, as silhouettes, our silhouettes, only our silhouettes, only silhouettes',
  reflection:
    'reflection, reflected, our reflection, reflection in the water, mirrored in the water, reflected in the water, reflected in the lake, reflected in a puddle, puddle reflection, reflecting in the water',
  'black-and-white':
    'black and white, black and white photo, black-and-white picture, monochrome, b&w, greyscale, grayscale, noir, in black and white',
  sepia: 'sepia, sepia toned, sepia photo, old sepia photograph',
  film: 'film photo, vintage film, grainy film, analog film, analogue film, 35mm film, film grain, grainy, shot on film, super 8, old film, kodak',
  polaroid: 'polaroid, polaroid photo, instant photo, instax, polaroid picture, like a polaroid',
}
