// The demo company's resources: its own sheets, a video and two external pages.
import type { Schemas } from '#sdk/types.ts'
import type { Block } from '#server/agreements/starter/contract.ts'
import { setContract } from '#server/agreements/starter/set-contract.ts'
import { the } from './answers.ts'
import type { Client } from './sell.ts'

type Sheet = { title: string; lead: string; blocks: readonly Block[] }
const heading = (text: string): Block => ({ kind: 'heading', text })
const text = (words: string): Block => ({ kind: 'text', text: words })
const list = (...items: string[]): Block => ({ kind: 'list', items })

const FIRST_VISIT: Sheet = {
  title: 'The first visit',
  lead: 'What to ask, what to look at and what to photograph before anything is designed.',
  blocks: [
    heading('Before you ring'),
    list(
      'Twelve months of electric bills, or the yearly use and the rate plan.',
      'The names on the deed: everyone on it signs.',
      'What the household plans: an electric car, a heat pump, a pool.',
    ),
    heading('Outside'),
    list(
      'Roof: covering, age, and which sides are free of vents and chimneys.',
      'Shade: trees and neighbours to the east, south and west, with a photo of each.',
      'The meter and the main panel: a photo of each, and one of the label that says how many amps.',
      'The way from the roof to the panel, in feet.',
    ),
    heading('Inside'),
    list(
      'The attic, if there is a hatch: the distance of the rafters and any sign of water.',
      'A wall in the shade where a battery could hang, at least three feet from a window.',
    ),
    heading('Before you leave'),
    text(
      'Say what happens next and when: the design by tomorrow, the proposal by mail, a call to go through it together.',
    ),
  ],
}

const ASKED: Sheet = {
  title: 'What homeowners ask',
  lead: 'Plain answers that promise nothing the numbers do not say.',
  blocks: [
    heading('What happens when the power goes out?'),
    text(
      'Without a battery the array switches off with the grid, so that nobody who mends the line is hurt. With one, the house keeps what is wired to it for as long as the battery and the sun last.',
    ),
    heading('Do I get the tax credit?'),
    text(
      'That is for a tax advisor to say. We show what the rules are on the day of the proposal, and we do not promise that anyone is eligible.',
    ),
    heading('What if I sell the house?'),
    text(
      'An array that is paid for goes with the house. A loan is paid off at the sale or taken over if the lender agrees; a lease or a power purchase agreement can be handed on to the buyer.',
    ),
    heading('How long does it last?'),
    text(
      'Panels are warranted for 25 years and lose about half a percent a year. Plan on replacing a string inverter once.',
    ),
  ],
}

const WORDS = { page: (n: number, of: number) => `${n} of ${of}`, date: 'Date', initials: 'Initials' }

export async function demoResources(owner: Client) {
  const shelf = async (name: string, position: number) =>
    (await owner.POST('/v3/resources.CreateCategory', { body: { name, position } }).then(the)).category.id
  const [visits, training, elsewhere] = [
    await shelf('On the visit', 10),
    await shelf('Training', 20),
    await shelf('Links', 30),
  ]
  const add = (fields: Omit<Schemas['ResourceFields'], 'role_ids'>) =>
    owner.POST('/v3/resources.Create', { body: { role_ids: [], ...fields } }).then(the)
  await add({
    title: 'Incentives by state',
    description:
      'The public database of incentives for renewable energy. Look here before you name one that is not in our list.',
    category_id: elsewhere,
    kind: 'link',
    url: 'https://www.dsireusa.org',
  })
  await add({
    title: 'How a panel makes power',
    description: 'Two minutes by the U.S. Department of Energy, good to send ahead of a first visit.',
    category_id: training,
    kind: 'video',
    url: 'https://www.youtube.com/watch?v=xKxrkht7CpY',
  })
  for (const [sheet, description] of [
    [ASKED, 'Five questions that come up at every kitchen table.'],
    [FIRST_VISIT, 'One page to take along, from the bills to the photos of the panel.'],
  ] as const)
    await add({
      title: sheet.title,
      description,
      category_id: visits,
      kind: 'file',
      file_id: await uploaded(owner, sheet),
    })
}

async function uploaded(owner: Client, sheet: Sheet): Promise<string> {
  const { bytes } = await setContract({ ...sheet, words: WORDS })
  const file_name = `${sheet.title.toLowerCase().replaceAll(' ', '-')}.pdf`
  const form = new FormData()
  form.set('file_name', file_name)
  form.set('file', new Blob([new Uint8Array(bytes)]))
  const body = { file: '', file_name }
  return (await owner.POST('/v3/resources.UploadFile', { body, bodySerializer: () => form }).then(the)).file_id
}
