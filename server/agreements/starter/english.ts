// The starter contract in English, in words of our own: a starting point for a company's lawyer and no legal advice.
import { type Contract, ENGLISH_WORDS, heading, list, type Rows, text } from './contract.ts'
import type { StarterTerms } from './starter.ts'

export const english = (terms: StarterTerms): Contract => {
  const { ownership = 'homeowner', homeowners, workmanship_years, roof_years, payments } = terms
  const owned = ownership === 'homeowner'
  return {
    title: 'Solar installation agreement',
    lead: 'Between the company and the homeowners named below, for a solar system at their home.',
    words: ENGLISH_WORDS,
    blocks: [
      {
        kind: 'terms',
        rows: [
          ['Company', 'company_name'],
          ['License', 'license_number'],
          ['Company address', 'company_address'],
          ['Homeowner', 'homeowner_name'],
          ['Home', 'project_address'],
          ['System size', 'system_size'],
          ['Estimated first year', 'annual_production'],
          ...(owned ? PRICE : PAYMENT),
          ['Date of this agreement', 'today'],
        ],
      },
      heading('1. What the company does'),
      text(
        'The company designs, permits, installs, tests and starts the system described above, at the home named above. It supplies the modules, inverters, mounting, wiring and monitoring that the accepted proposal lists. The proposal is part of this agreement; where the two differ, this agreement decides.',
      ),
      heading('2. Equipment'),
      text(
        'If a part is no longer available, the company offers another of at least the same quality, output and warranty, and installs it only after the homeowner agrees in writing. All equipment is new and listed for its use.',
      ),
      ...(owned
        ? [
            heading('3. Price and payment'),
            text(
              'The contract price is fixed. It includes labor, equipment, permits, inspection fees and sales tax. It changes only by a change order. If a lender or the owner of the system pays the company under a financing agreement, that agreement says who pays what and when. Otherwise the homeowner pays in these parts:',
            ),
            list(...payments),
            text(
              'If the law of the state allows only a smaller deposit, the smaller deposit named above is due at signing.',
            ),
          ]
        : [
            heading('3. Payment'),
            text(
              'The homeowner does not buy the system and pays the company nothing for it. The owner of the system named above pays the company, which includes labor, equipment, permits, inspection fees and sales tax. The homeowner pays that owner under the lease or power purchase agreement: the monthly payment or the rate per kWh, the term and the yearly increase are stated above. Under a power purchase agreement the first monthly payment is an estimate, since each bill follows what the system makes. Where this agreement and that one differ on payment, that one decides.',
            ),
          ]),
      {
        kind: 'initials',
        role: 'homeowner',
        text: owned
          ? 'The homeowner has read the price, the payment option and when each part is due.'
          : 'The homeowner has read the payment, how long it is due and how it rises.',
      },
      heading('4. When the work is done'),
      text(
        'The company applies for permits within ten business days after the right to cancel has ended, and begins within 30 days after permits and the utility’s approval are in hand. If weather, an inspector or a supplier causes a delay, the company says so as soon as it knows and names a new date. If the work has not begun 120 days after signing, the homeowner may end this agreement and is paid back in full.',
      ),
      heading('5. Permits, inspection and the utility'),
      text(
        'The company obtains the building and electrical permits and files the application to connect the system. It meets the inspector and corrects at its own cost whatever it has done wrong. Nobody switches the system on before the utility gives permission to operate.',
      ),
      heading('6. The home'),
      text(
        'The homeowner owns the home or may decide about its roof, gives the company access on weekdays between 7 a.m. and 5 p.m., and keeps pets and cars away from the work. The company protects the landscaping, keeps the roof watertight and leaves the site clean each evening.',
      ),
      {
        kind: 'fill',
        role: 'homeowner',
        optional: true,
        text: 'Anything the crew should know, such as a gate code:',
      },
      heading('7. Hidden conditions'),
      text(
        `If the crew finds rotten decking, wiring that is not to code, or something else that could not be seen before, it stops and shows it to the homeowner. The company then offers a change order. If the two do not agree, either may end this agreement${owned ? '; the homeowner pays only for equipment that cannot be returned and for work already done at their request' : ''}.`,
      ),
      heading('8. Changes'),
      text(
        `A change of the system, the ${owned ? 'price' : 'payment'} or the schedule is a change order: in writing, signed by both before the changed work begins. Nobody may agree to a change by word of mouth.`,
      ),
      heading('9. Estimates are not promises'),
      text(
        'The estimated first year is what the system is simulated to make in a year of average weather. Real weather, shade, dust and the way the home uses electricity differ. The utility’s rates and rules may change. Savings shown in the proposal are estimates and no part of this agreement.',
      ),
      heading('10. Incentives'),
      text(
        owned
          ? 'Whoever grants a rebate or another incentive decides whether to grant it. The contract price does not depend on that decision, except for rebates taken off above. The company gives no legal, tax or financial advice.'
          : 'Tax credits and other incentives for the system go to its owner, unless the lease or power purchase agreement says otherwise. The payment does not depend on them. The company gives no legal, tax or financial advice.',
      ),
      heading('11. Warranties'),
      list(
        `Workmanship: ${years(workmanship_years)} from permission to operate. The company corrects defects of its work free of charge.`,
        `Roof: ${years(roof_years)} for leaks where the company has gone through the roof, and for what such a leak damages.`,
        'Equipment: as its makers warrant it. The company hands over the documents and helps with a claim.',
      ),
      text(
        'These warranties pass to whoever buys the home. They do not cover damage by others, by storms beyond the rating of the equipment, or by changes made without the company.',
      ),
      heading('12. License, insurance and safety'),
      text(
        'The company holds the license named above and carries general liability insurance and workers’ compensation as the law requires. It shows the certificates on request and answers for its subcontractors as for itself.',
      ),
      heading('13. Ownership and liens'),
      text(
        owned
          ? 'The system belongs to the homeowner once the price is paid. Until it is installed, the company bears the risk of loss. With each payment the company gives a release of any lien for the work paid for.'
          : 'The system belongs to the owner named above, as the lease or power purchase agreement says. Until it is installed, the company bears the risk of loss. Once that owner has paid the company, the company gives a release of any lien for its work.',
      ),
      heading('14. The right to cancel'),
      text(
        'The homeowner may cancel this agreement without penalty or reason within the time that the notice of cancellation at its end names, in writing and to the address that stands there. The company pays back within ten business days whatever was paid.',
      ),
      heading('15. If something goes wrong'),
      text(
        'If one side does not do what this agreement asks, the other says so in writing and gives 15 days to put it right. If it is not put right, the other may end the agreement. Both first try to settle a dispute by talking, then by mediation in the county of the home. Neither gives up the right to go to small claims court or to complain to the agency that licenses the company.',
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
        lead: 'By signing, each confirms having read every page and having received a copy to keep.',
        people: [
          { role: 'homeowner', title: 'Homeowner' },
          ...(homeowners === 2 ? [{ role: 'co_homeowner', title: 'Co-homeowner' } as const] : []),
          { role: 'countersigner', title: 'For the company' },
        ],
      },
    ],
  }
}

const PRICE: Rows = [
  ['Contract price', 'contract_price'],
  ['Rebates taken off', 'rebates_taken_off'],
  ['Amount to pay', 'amount_to_pay'],
  ['Deposit', 'deposit'],
  ['Payment option', 'financing_name'],
]
const PAYMENT: Rows = [
  ['Payment option', 'financing_name'],
  ['Owner of the system', 'lender_name'],
  ['First monthly payment', 'monthly_payment'],
  ['Rate per kWh', 'rate_per_kwh'],
  ['Yearly increase', 'escalator'],
  ['Term', 'term'],
]

const years = (count: number) => (count === 1 ? 'one year' : `${count} years`)
