// What each person agrees to before an application is sent. Pure: page, server and record say the same words. A change of words is
// a new version, and whoever agreed to others is asked again. The consumer's written instructions that let a lender see a
// credit report: Fair Credit Reporting Act, 15 U.S.C. §1681b(a)(2) and (a)(3)(A); electronic records: ESIGN, 15 U.S.C. §7001(c);
// why a lender says no: Equal Credit Opportunity Act, 15 U.S.C. §1691(d).
import type { Schemas } from '#sdk/types.ts'
import { type Language, saying } from '../../lib/language.ts'

export const CONSENT_VERSION = '2026-11'

/** Whom the words speak of. */
export type ConsentFacts = {
  lender: string
  company: string
  /** What is asked about: a loan is borrowed, a lease or PPA is a contract for somebody else's system. */
  type: Schemas['LenderFinancingType']
  ssn: 'full' | 'last_four'
}
export type ConsentTexts = Omit<Schemas['ConsentWords'], 'version' | 'hash'>

export function consentTexts(language: Language, { lender, company, type, ssn }: ConsentFacts): ConsentTexts {
  const say = saying(language)
  const number = say(
    ssn === 'full' ? 'social security number' : 'last four digits of the social security number',
    ssn === 'full' ? 'número de Seguro Social' : 'los últimos cuatro dígitos del número de Seguro Social',
  )
  return {
    credit_check: say(
      `I instruct ${lender} to obtain my credit report from one or more credit bureaus, to decide about this application and, where it is approved, to keep the account. I give this as written instructions under the Fair Credit Reporting Act.`,
      `Autorizo a ${lender} a obtener mi informe de crédito de una o más agencias de crédito para decidir sobre esta solicitud y, si se aprueba, para mantener la cuenta. Doy esta autorización por escrito conforme a la Ley de Informe Justo de Crédito (Fair Credit Reporting Act).`,
    ),
    electronic_records: say(
      `I agree to receive the notices and documents of this application electronically, at the e-mail address above. I may ask ${lender} for paper copies, and may withdraw this agreement at any time by telling ${lender} or ${company}; what was given before stays valid. I can open PDF files and keep them.`,
      `Acepto recibir los avisos y documentos de esta solicitud por medios electrónicos, en el correo indicado arriba. Puedo pedir copias en papel a ${lender} y retirar este consentimiento en cualquier momento avisando a ${lender} o a ${company}; lo entregado antes sigue siendo válido. Puedo abrir archivos PDF y guardarlos.`,
    ),
    true_and_complete: say(
      'What stands in this application about me is true and complete, and I am applying for myself.',
      'Lo que consta en esta solicitud sobre mí es verdadero y completo, y la presento en mi propio nombre.',
    ),
    disclosures: [
      say(
        `${lender} decides about the application; ${company} does not, and cannot promise an approval.`,
        `${lender} decide sobre la solicitud; ${company} no lo hace y no puede prometer una aprobación.`,
      ),
      say(
        'Sending it lets the lender look into your credit. An inquiry may be seen by others who ask for your credit report and may change your score.',
        'Al enviarla, la entidad consultará su crédito. Otros que pidan su informe podrán ver la consulta y su puntaje puede cambiar.',
      ),
      type === 'loan'
        ? say(
            'It is an application for a loan that you would pay back with interest. You owe nothing by applying.',
            'Es una solicitud de un préstamo que usted devolvería con intereses. Solicitarlo no le obliga a nada.',
          )
        : say(
            'It is an application for a contract under which somebody else owns the system and you pay for its use or its power. You owe nothing by applying.',
            'Es una solicitud de un contrato en el que el sistema es de otra parte y usted paga por usarlo o por su energía. Solicitarlo no le obliga a nada.',
          ),
      say(
        'If the answer is no, the lender must tell you why, or tell you how to ask for the reasons. It may not turn anyone down for race, color, religion, national origin, sex, marital status, age, or because income comes from public assistance.',
        'Si la respuesta es no, la entidad debe explicarle el motivo o cómo pedirlo. No puede rechazar a nadie por raza, color, religión, origen nacional, sexo, estado civil, edad ni porque sus ingresos provengan de asistencia pública.',
      ),
      say(
        `Your date of birth and ${number} are kept encrypted, are given to ${lender} alone, and are erased here once ${lender} has them.`,
        `Su fecha de nacimiento y ${number} se guardan cifrados, se entregan únicamente a ${lender} y se borran aquí en cuanto ${lender} los tiene.`,
      ),
    ],
  }
}

/** What the hash is of. */
export const consentText = ({ credit_check, electronic_records, true_and_complete, disclosures }: ConsentTexts) =>
  [credit_check, electronic_records, true_and_complete, ...disclosures].join('\n\n')
