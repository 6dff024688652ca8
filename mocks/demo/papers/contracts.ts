// Further documents of the demo company, in our own words. They are no legal advice, and belong to no real company.
import { type Contract, ENGLISH_WORDS, heading, list, text } from '#server/agreements/starter/contract.ts'

export const INTERCONNECTION: Contract = {
  title: 'Interconnection authorization',
  lead: 'The holder of the electricity account lets the company apply to the utility in their name.',
  words: ENGLISH_WORDS,
  blocks: [
    {
      kind: 'terms',
      rows: [
        ['Homeowner', 'homeowner_name'],
        ['Service address', 'project_address'],
        ['Company', 'company_name'],
        ['System size', 'system_size'],
        ['Date', 'today'],
      ],
    },
    heading('1. What is authorized'),
    text(
      'The holder of the electricity account at the service address authorizes the company to do the following in their name, for the system described above and for nothing else:',
    ),
    list(
      'file and correct the application to connect the system, and sign forms that belong to it where the utility allows an agent to sign;',
      'ask for and receive the use of electricity of the last 24 months, the rate plan and the size of the service;',
      'arrange for the meter to be changed and for the utility’s inspection;',
      'receive the utility’s letters and decisions about the application, with a copy to the account holder.',
    ),
    heading('2. What is not'),
    text(
      'The company may not open or close an account, change the name or the bank details on it, agree to a charge, or choose another rate plan than the one that the utility requires for the system, unless the account holder agrees to that in writing.',
    ),
    {
      kind: 'fill',
      role: 'utility_account_holder',
      text: 'Account number, as it stands on the bill:',
    },
    {
      kind: 'fill',
      role: 'utility_account_holder',
      optional: true,
      text: 'Meter number, if it can be read:',
    },
    heading('3. What the account holder confirms'),
    {
      kind: 'check',
      role: 'utility_account_holder',
      text: 'The electricity account at the service address is in my name, or I may act for the person in whose name it is.',
    },
    {
      kind: 'check',
      role: 'utility_account_holder',
      optional: true,
      text: 'The company may also ask for use by the hour, so that savings can be reckoned more closely.',
    },
    heading('4. Care with what is learned'),
    text(
      'The company uses what it learns from the utility for this application and for the design of this system, keeps it as confidential as its own records, and hands it to nobody but the utility, the inspector and, where the system is financed, the lender.',
    ),
    heading('5. How long it lasts'),
    text(
      'This authorization ends when the utility has given permission to operate, or after twelve months, whichever comes first. The account holder may end it earlier by telling the company in writing; what has been filed until then stays valid.',
    ),
    {
      kind: 'signatures',
      title: 'Signature',
      lead: 'By signing, the account holder confirms having read this authorization, and having received a copy to keep.',
      people: [{ role: 'utility_account_holder', title: 'Utility account holder' }],
    },
  ],
}

export const BATTERY: Contract = {
  title: 'Battery addendum',
  lead: 'Added to the solar installation agreement where a battery is installed with the system.',
  words: ENGLISH_WORDS,
  blocks: [
    {
      kind: 'terms',
      rows: [
        ['Homeowner', 'homeowner_name'],
        ['Home', 'project_address'],
      ],
    },
    heading('1. Where it stands'),
    text(
      'The battery is installed where the plans show it, with the distances from doors, windows and vents that the fire code asks for. It is not placed in a bedroom or a living space.',
    ),
    heading('2. What it backs up'),
    text(
      'The circuits listed in the proposal are backed up when the grid is down, for as long as the stored energy lasts. Large loads such as an electric range or a second air conditioner may have to stay off.',
    ),
    heading('3. How it is used'),
    text(
      'The homeowner keeps the reserve at the level agreed in the proposal, leaves the space in front of the battery free, and calls the company if a warning light shows.',
    ),
  ],
}
