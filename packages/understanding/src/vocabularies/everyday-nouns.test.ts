import { expect, it } from 'vitest'
import { understand } from '../understand.ts'
import { en } from './en.ts'

/** Everyday nouns that no image shows, and that resemble words of the vocabulary. */
const NOUNS = (
  'hammer, screwdriver, calculator, toaster, dishwasher, fridge, microwave, kettle, saucepan, spatula, ' +
  'whisk, sponge, detergent, vacuum, mop, dustbin, wardrobe, cupboard, drawer, mattress, duvet, ' +
  'pyjamas, slippers, toothbrush, toothpaste, shampoo, razor, perfume, lipstick, mascara, comb, ' +
  'hairdryer, scissors, stapler, notebook, eraser, ruler, stamp, parcel, laptop, keyboard, printer, ' +
  'monitor, tablet, battery, cable, plug, socket, headphones, microphone, speaker, wallet, purse, ' +
  'backpack, briefcase, passport, ticket, coin, banknote, receipt, magnet, microscope, thermometer, ' +
  'stethoscope, syringe, bandage, crutches, diaper, rattle, puzzle, doll, robot, drone, skateboard, ' +
  'helmet, racket, dumbbell, snorkel, wetsuit, goggles, paddle, propeller, engine, wheel, tyre, ' +
  'trailer, ambulance, bulldozer, crane, submarine, spaceship, rocket, satellite, asteroid, planet, ' +
  'comet, meteor, volcano, glacier, swamp, tornado, earthquake, avalanche, crocodile, alligator, hippo, ' +
  'rhino, gorilla, chimpanzee, kangaroo, koala, panda, leopard, cheetah, hyena, wolf, badger, beaver, ' +
  'otter, raccoon, skunk, hamster, ferret, lizard, snake, tortoise, scorpion, spider, beetle, wasp, ' +
  'mosquito, worm, snail, octopus, lobster, shrimp, tuna, pelican, penguin, ostrich, vulture, ' +
  'woodpecker, spinach, broccoli, cabbage, carrot, potato, onion, garlic, cucumber, lettuce, radish, ' +
  'turnip, celery, mustard seed, vinegar, noodle, omelette, sausage, bacon, hamburger, sandwich, soup, ' +
  'salad, yoghurt, cereal, pancake, waffle, cookie, biscuit, jelly, syrup, mayonnaise, ketchup, barber, ' +
  'plumber, carpenter, electrician, dentist, surgeon, nurse, lawyer, judge, detective, burglar, ' +
  'astronaut, sculptor, juggler, magician, acrobat, wrestler, goalkeeper, referee, supermarket, ' +
  'pharmacy, laundry, prison, airport, garage, elevator, escalator, basement, attic, chimney, gutter, ' +
  'drainpipe, scaffold, plywood, asphalt, plastic, nylon, polyester, foam, glue, tape, nail, screw, ' +
  'bolt, hinge, chain, padlock, mailbox, traffic light, billboard, parking meter, harness, slate, ' +
  'clamp, curtain rod, boulder clay'
).split(', ')

it.each(NOUNS)('understand reports “%s” instead of reading it as something similar', (noun) => {
  const { understood, notDrawn } = understand(`a beach with a ${noun} and lanterns`, [en])
  expect(understood.map(({ as }) => as)).toEqual(['beach', 'lanterns'])
  expect(notDrawn).toEqual([noun])
})
