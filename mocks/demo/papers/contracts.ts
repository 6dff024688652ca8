// What the demo company has its homeowners sign, in words of our own. It is no legal advice, and stands for no real company.
import type { Block, Contract } from './contract-pdf.ts'

const ENGLISH: Contract['words'] = {
  page: (n, of) => `Page ${n} of ${of}`,
  date: 'Date',
  initials: 'Initials',
}
const heading = (text: string): Block => ({ kind: 'heading', text })
const text = (words: string): Block => ({ kind: 'text', text: words })
const list = (...items: string[]): Block => ({ kind: 'list', items })

export const INSTALLATION: Contract = {
  title: 'Solar installation agreement',
  lead: 'Between the company and the homeowners named below, for a solar system at their home.',
  words: ENGLISH,
  blocks: [
    {
      kind: 'terms',
      rows: [
        ['Company', 'company_name'],
        ['License', 'license_number'],
        ['Homeowner', 'homeowner_name'],
        ['Home', 'project_address'],
        ['System size', 'system_size'],
        ['Estimated first year', 'annual_production'],
        ['Contract price', 'contract_price'],
        ['Rebates taken off', 'rebates_taken_off'],
        ['To pay', 'amount_to_pay'],
        ['Deposit', 'deposit'],
        ['Way to pay', 'financing_name'],
        ['Date of this agreement', 'today'],
      ],
    },
    heading('1. What the company does'),
    text(
      'The company designs, permits, installs, tests and starts the system described above, at the home named above. It supplies the modules, inverters, mounting, wiring and monitoring that the accepted proposal lists. The proposal is part of this agreement; where the two differ, this agreement decides.',
    ),
    heading('2. Equipment'),
    text(
      'If a part can no longer be had, the company offers another of at least the same quality, output and warranty, and installs it only after the homeowner has agreed in writing. All equipment is new and listed for its use.',
    ),
    heading('3. Price and payment'),
    text(
      'The contract price is fixed. It includes labor, equipment, permits, inspection fees and sales tax. It changes only by a change order. Unless a lender pays the company under a financing agreement, the homeowner pays in three parts:',
    ),
    list(
      'when this agreement is signed: the deposit named above;',
      'when the modules and inverters are delivered to the home: 60 percent of the price, less what has been paid;',
      'when the utility has given permission to operate: the rest.',
    ),
    {
      kind: 'initials',
      role: 'homeowner',
      text: 'The homeowner has read the price, the way to pay and when each part is due.',
    },
    heading('4. When the work is done'),
    text(
      'The company applies for permits within ten business days after the right to cancel has ended, and begins within 30 days after permits and the approval of the utility are there. The installation itself usually takes one to three days. If weather, an inspector or a supplier causes a delay, the company says so as soon as it knows and names a new date. If the work has not begun 120 days after signing, the homeowner may end this agreement and is paid back in full.',
    ),
    heading('5. Permits, inspection and the utility'),
    text(
      'The company obtains the building and electrical permits and files the application to connect the system. It meets the inspector and corrects at its own cost whatever it has done wrong. The system may not be switched on before the utility has given permission to operate.',
    ),
    heading('6. The home'),
    text(
      'The homeowner owns the home or may decide about its roof, gives the company access on weekdays between 7 a.m. and 5 p.m., and keeps pets and cars away from the work. The company protects the landscaping, keeps the roof watertight, and leaves the site clean each evening.',
    ),
    {
      kind: 'fill',
      role: 'homeowner',
      optional: true,
      text: 'Anything the crew should know, such as a gate code:',
    },
    heading('7. What nobody could see'),
    text(
      'If the crew finds rotten decking, wiring that is not to code, or something else that could not be seen before, it stops and shows it to the homeowner. The company then offers a change order. If the two do not agree, either may end this agreement; the homeowner pays only for equipment that cannot be returned and for work already done at their request.',
    ),
    heading('8. Changes'),
    text(
      'A change of the system, the price or the schedule is a change order: in writing, signed by both before the changed work begins. Nobody may agree to a change by word of mouth.',
    ),
    heading('9. Estimates are not promises'),
    text(
      'The estimated first year is what the system is simulated to make in a year of average weather. Real weather, shade, dust and the way the home uses electricity differ. Rates and rules of the utility may change. Savings shown in the proposal are estimates and no part of this agreement.',
    ),
    heading('10. Incentives'),
    text(
      'Whether a rebate or another incentive is granted is decided by whoever grants it, and the contract price does not depend on it. The company gives no legal or financial advice.',
    ),
    heading('11. Warranties'),
    list(
      'Workmanship: ten years from permission to operate. The company corrects defects of its work free of charge.',
      'Roof: ten years for leaks where the company has gone through the roof, and for what such a leak damages.',
      'Equipment: as its makers warrant it. The company hands the documents over and helps with a claim.',
    ),
    text(
      'These warranties pass to whoever buys the home. They do not cover damage by others, by storms beyond the rating of the equipment, or by changes the company was not asked about.',
    ),
    heading('12. License, insurance and safety'),
    text(
      'The company holds the license named above, carries general liability insurance of at least $1,000,000 for each event and workers’ compensation as the law asks, and shows the certificates on request. It answers for its subcontractors as for itself.',
    ),
    heading('13. Ownership and liens'),
    text(
      'The system belongs to the homeowner once the price is paid, and is at the company’s risk until it is installed. With each payment the company gives a release of any lien for the work paid for.',
    ),
    heading('14. The right to cancel'),
    text(
      'The homeowner may cancel this agreement without penalty or reason within the time that the notice of cancellation at its end names, in writing and to the address that stands there. The company pays back within ten business days whatever was paid.',
    ),
    heading('15. If something goes wrong'),
    text(
      'If one side does not do what this agreement asks, the other says so in writing and gives 15 days to put it right. If it is not, the agreement may be ended. Both first try to settle a dispute by talking, then by mediation in the county of the home. Neither gives up the right to go to small claims court or to complain to the agency that licenses the company.',
    ),
    heading('16. The whole agreement'),
    text(
      'This document, the accepted proposal, signed change orders and the notice of cancellation are the whole agreement. The law of the state in which the home stands applies. If one part does not hold, the others do. Each side gets a copy with every signature.',
    ),
    {
      kind: 'check',
      role: 'homeowner',
      text: 'The homeowner has been told of the right to cancel and has received the notice of cancellation.',
    },
    {
      kind: 'signatures',
      title: 'Signatures',
      lead: 'By signing, each confirms having read every page, and having received a copy to keep.',
      people: [
        { role: 'homeowner', title: 'Homeowner' },
        { role: 'co_homeowner', title: 'Co-homeowner' },
        { role: 'countersigner', title: 'For the company' },
      ],
    },
  ],
}

export const INTERCONNECTION: Contract = {
  title: 'Interconnection authorization',
  lead: 'The holder of the electricity account lets the company apply to the utility in their name.',
  words: ENGLISH,
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
  words: ENGLISH,
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
