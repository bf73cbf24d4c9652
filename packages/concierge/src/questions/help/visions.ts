import type { SiteTopic } from '../aspects.ts'

/** Questions about visions, credits and plans, separated by commas. */
export const visions = {
  'vision-create':
    'how do i create a vision, make a new vision, where do i start with the vision board, can you draw my wedding, make a picture of our wedding, generate an image, get an ai picture, upload inspiration and get a vision, how does the picture generator work, visualize my wedding',
  'vision-what':
    'what is a vision, what are visions, is the picture real, does the ai use real photos, is a vision a photo of a real place, who draws the pictures, how does the ai work, what is the vision board for',
  'vision-time':
    'how long does a vision take, when is my vision ready, my vision is still loading, vision is taking forever, picture still processing, vision stuck dreaming, can i close the page while the vision is generating, do i get an email when the vision is ready, do i have to wait for the picture',
  'vision-edits':
    'how many edits do i get, how many times can i change a vision, can i edit my vision, change the flowers in the picture, change the colors in the picture, modify the image, do edits cost credits, is editing free, redo a vision, fix something in the picture, how many edits per picture, how many edits do we get per vision, what if i do not like the vision, i dislike the picture',
  'vision-edits-used':
    'no more edits, i used all my edits, edits are used up, can i get more edits, buy more edits, a fourth edit, out of edits, unlimited edits',
  'vision-edit-failed':
    'my edit did not work, edit changed nothing, does a failed edit count, edit was ignored, lost an edit, the edit looks wrong, picture did not change after the edit',
  'vision-objects':
    'tap something in the picture, change only the arch, remove a thing from the picture, replace the chairs in the picture, change one object, click on the sky to change it',
  'vision-variants':
    'four ideas, why are there four pictures, pick another idea, choose one of the pictures, which of the four, do the other ideas cost a credit, more versions of my vision, variants, a different version of the same picture, show me other options for the picture',
  'vision-description':
    'how long can the description be, description character limit, how many characters in the description, how many words can i write for a vision, my description is too long, what should i write in the description, tips for a good description, prompt length, how much can i write about the vision, max length of the prompt',
  'vision-sample':
    'example description, sample prompt, try sample, i do not know what to write for the vision, give me an example for a vision, next sample',
  'vision-photos':
    'how many photos can i add to a vision, can i upload pictures for the vision, use my own photos, attach reference images, maximum images for a vision, photo upload limit, picture size limit, how big can a photo be, which image formats',
  'vision-venue':
    'use a photo of our venue, draw our venue, can the vision show our real venue, put the ceremony in my own photo, place the arch, where the arch stands, visualize our own place, make the vision inside our own barn, in our actual venue, at our real location, see our own garden decorated',
  'vision-share':
    'share a vision, share my vision with mom, send the picture to family, show the vision to a friend, show my vision to my florist, can someone without an account see my vision, link to my vision, stop sharing a vision, unshare, post the vision, can others look at our vision without an account, turn off the share link',
  'vision-private':
    'who can see my visions, are visions private, are my pictures public, can vendors see my vision board, can other couples see our visions, is my vision visible to others, can strangers see my pictures',
  'vision-failed':
    'my vision failed, the picture did not work, vision error, generation failed, do i lose a credit when a vision fails, credit for a failed vision, the vision was refused, the description was declined, the picture is broken, get my credit back for a failed vision',
  'vision-download':
    'download my vision, save the picture to my phone, print the vision, export the image, high resolution image, full size picture, use the vision for our invitations, get the picture as a file',
  'vision-delete':
    'delete a vision, remove a vision, erase a picture from the board, throw away a vision, clean up my vision board',
  'vision-rename': 'rename a vision, change the title of a vision, give my vision a name, vision title',
  'vision-again':
    'use the same prompt again, try the vision again, start a new vision from an old one, copy a vision, continue from a vision, reuse a description, redraw, duplicate a vision, another picture from the same words',
  'vision-matches':
    'vendors for my vision, who can make this look, find vendors that match my vision, how do you match vendors, how are vendors matched, does the vision find vendors, ai matchmaker, book the vendors in the picture',
  'vision-draft':
    'do i need an account for a vision, try a vision without signing up, is my draft saved, where is my draft, i lost my description, write a vision before logging in, can i try it first without an account, use the generator without an account',
  watermark:
    'get rid of the watermark, remove the watermark, why is there a watermark, text over my picture, logo on my image, picture without watermark, stamp across the picture, lettering on the picture',
  'credits-price':
    'how much are credits, price of credits, buy credits, what does a vision cost, price of a pack, cheapest pack, biggest pack, how much for 40 visions, get more visions, one off pack, buy more visions, how much is one vision, credit packs, visions pack price, how many free visions, top up, what is a credit, do edits use credits',
  'credits-used-up':
    'i am out of credits, ran out of visions, no credits left what now, no more visions, used all my free visions, credits are gone, what happens when my credits are used up, zero credits, cannot generate no credits, my free previews are used up',
  'credits-missing':
    'i paid but got no credits, credits did not arrive, bought a pack and nothing happened, where are the visions i bought, payment went through but no credits, credits missing after payment, my pack has not arrived, paid but my counter did not move, paid for 15 and the number did not change, bought visions but the counter is the same, still zero credits after paying, charged but no visions',
  'credits-expire':
    'do credits expire, are credits valid forever, how long are credits good for, do unused visions roll over, credits expiry date, use credits next year',
  'credits-refund':
    'refund for credits, money back for a pack, bought credits by mistake, return a pack, bought the wrong pack, i want my money back for credits, refund my purchase, undo a purchase',
  'credits-transfer':
    'give credits to a friend, transfer credits, share credits with someone, gift credits, move credits to another account',
  'monthly-plan':
    'what does the monthly plan cost, unlimited plan, subscription price, what is in the monthly plan, how do i subscribe, upgrade to unlimited, is there a subscription, monthly price, premium account, what do i get with the monthly plan, difference between packs and the monthly plan, is there a yearly plan',
  'cancel-plan':
    'cancel the monthly plan, stop my subscription, unsubscribe from the plan, end my plan, how do i cancel my subscription, does the plan renew, auto renewal, downgrade to free, stop paying every month',
  'free-plan':
    'what is in the free plan, what do i get for free, free account, what can i do without paying, free visions, limits of the free plan, is there a trial',
  'site-price':
    'is this free, do we have to pay, what does this site cost, is it free for couples, any hidden fees, do you take a commission, how much is vowkit, does it cost anything to message vendors, is there a booking fee, what is the catch, how do you make money',
} satisfies Partial<Record<SiteTopic, string>>
