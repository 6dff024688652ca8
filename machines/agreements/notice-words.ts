// The notice of cancellation as 16 CFR 429.1(b) prescribes it, and its translation. Pure.
import type { Schemas } from '#sdk/types.ts'
import type { RescissionRule } from './rescission.ts'

type Seller = { name: string; address: string }
export type NoticeWords = {
  title: string
  /** Says which of the two it is: the rule wants the form in duplicate. */
  copy: (n: number) => string
  date: string
  paragraphs: string[]
  /** What stands before the last day. */
  until: string
  older: string | null
  declaration: string
  date_line: string
  signature_line: string
}

const IN_LETTERS: Record<Schemas['Language'], Record<number, string>> = {
  en: { 3: 'THREE', 5: 'FIVE', 7: 'SEVEN', 15: 'FIFTEEN' },
  es: { 3: 'TRES', 5: 'CINCO', 7: 'SIETE', 15: 'QUINCE' },
}
const letters = (language: Schemas['Language'], days: number) => IN_LETTERS[language][days] ?? String(days)

export function noticeWords(language: Schemas['Language'], rule: RescissionRule, seller: Seller): NoticeWords {
  return language === 'es' ? spanish(rule, seller) : english(rule, seller)
}

const english = ({ business_days, older }: RescissionRule, { name, address }: Seller): NoticeWords => ({
  title: 'NOTICE OF CANCELLATION',
  copy: n => `Copy ${n} of 2`,
  date: 'Date of the transaction:',
  paragraphs: [
    `You may CANCEL this transaction, without any Penalty or Obligation, within ${letters('en', business_days)} BUSINESS DAYS from the above date.${
      older
        ? ` If you are ${older.age} or older, within ${letters('en', older.business_days)} BUSINESS DAYS from the above date.`
        : ''
    }`,
    'If you cancel, any property traded in, any payments made by you under the contract or sale, and any negotiable instrument executed by you will be returned within TEN BUSINESS DAYS following receipt by the seller of your cancellation notice, and any security interest arising out of the transaction will be cancelled.',
    'If you cancel, you must make available to the seller at your residence, in substantially as good condition as when received, any goods delivered to you under this contract or sale, or you may, if you wish, comply with the instructions of the seller regarding the return shipment of the goods at the seller’s expense and risk.',
    'If you do make the goods available to the seller and the seller does not pick them up within 20 days of the date of your Notice of Cancellation, you may retain or dispose of the goods without any further obligation. If you fail to make the goods available to the seller, or if you agree to return the goods to the seller and fail to do so, then you remain liable for performance of all obligations under the contract.',
    `To cancel this transaction, mail or deliver a signed and dated copy of this Cancellation Notice or any other written notice, or send a telegram, to ${name}, at ${address},`,
  ],
  until: 'NOT LATER THAN MIDNIGHT OF',
  older: older ? `or, if you are ${older.age} or older, NOT LATER THAN MIDNIGHT OF` : null,
  declaration: 'I HEREBY CANCEL THIS TRANSACTION.',
  date_line: 'Date',
  signature_line: 'Buyer’s signature',
})

const spanish = ({ business_days, older }: RescissionRule, { name, address }: Seller): NoticeWords => ({
  title: 'AVISO DE CANCELACIÓN',
  copy: n => `Copia ${n} de 2`,
  date: 'Fecha de la transacción:',
  paragraphs: [
    `Usted puede CANCELAR esta transacción, sin ninguna Penalidad ni Obligación, dentro de los ${letters('es', business_days)} DÍAS HÁBILES siguientes a la fecha indicada arriba.${
      older
        ? ` Si usted tiene ${older.age} años o más, dentro de los ${letters('es', older.business_days)} DÍAS HÁBILES siguientes a la fecha indicada arriba.`
        : ''
    }`,
    'Si usted cancela, todo bien que haya entregado a cambio, todo pago que haya hecho según el contrato o la venta y todo título negociable que haya firmado le serán devueltos dentro de los DIEZ DÍAS HÁBILES siguientes a que el vendedor reciba su aviso de cancelación, y quedará cancelado todo derecho de garantía que resulte de la transacción.',
    'Si usted cancela, debe poner a disposición del vendedor en su domicilio, sustancialmente en tan buen estado como los recibió, los bienes que se le hayan entregado según este contrato o esta venta; o puede, si lo desea, seguir las instrucciones del vendedor para devolver los bienes por cuenta y riesgo del vendedor.',
    'Si usted pone los bienes a disposición del vendedor y este no los recoge dentro de los 20 días siguientes a la fecha de su Aviso de Cancelación, usted puede conservarlos o disponer de ellos sin ninguna otra obligación. Si usted no pone los bienes a disposición del vendedor, o si acepta devolvérselos y no lo hace, seguirá siendo responsable del cumplimiento de todas las obligaciones del contrato.',
    `Para cancelar esta transacción, envíe por correo o entregue una copia firmada y fechada de este Aviso de Cancelación o cualquier otro aviso por escrito, o envíe un telegrama, a ${name}, en ${address},`,
  ],
  until: 'A MÁS TARDAR A LA MEDIANOCHE DEL',
  older: older ? `o, si usted tiene ${older.age} años o más, A MÁS TARDAR A LA MEDIANOCHE DEL` : null,
  declaration: 'POR LA PRESENTE CANCELO ESTA TRANSACCIÓN.',
  date_line: 'Fecha',
  signature_line: 'Firma del comprador',
})
