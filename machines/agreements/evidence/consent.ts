// Consent to electronic records, in the order of ESIGN (15 U.S.C. §7001(c)(1)): what it covers, paper, how to withdraw and
// what follows, how to be reached, what is needed to read and keep the records, for how long. Pure: page, server, seal and
// verifier say the same words. A change of words is a new version; a signer who agreed to others is asked again.
import type { Schemas } from '#sdk/types.ts'
import { saying } from '../../lib/language.ts'

export const CONSENT_VERSION = '2026-11'

/** Whom the words speak of; a way to be reached that a company has not named is left out. */
export type ConsentFacts = { company: string; phone: string | null; email: string | null }

export function consentParagraphs(language: Schemas['Language'], { company, phone, email }: ConsentFacts): string[] {
  const say = saying(language)
  const ways = [email, phone].filter(way => way !== null && way !== '')
  const reach =
    ways.length > 0
      ? say(`write to or call ${company}: ${ways.join(', ')}`, `escriba o llame a ${company}: ${ways.join(', ')}`)
      : say(`tell your sales representative at ${company}`, `avise a su representante de ventas de ${company}`)
  return [
    say(
      `${company} would like to give you this agreement, its notices and your copy of it electronically, and to have you sign it electronically. Your electronic signature has the same effect as one on paper. This consent covers this agreement only, with the notices the law asks for with it.`,
      `${company} desea entregarle este contrato, sus avisos y su copia por medios electrónicos, y que usted lo firme electrónicamente. Su firma electrónica tiene el mismo efecto que una firma en papel. Este consentimiento abarca únicamente este contrato, con los avisos que la ley exige junto con él.`,
    ),
    say(
      'You do not have to agree. You may receive this agreement on paper and sign it on paper, and you may ask for a paper copy at any time, also after you have signed. Paper is free of charge.',
      'Usted no está obligado a aceptar. Puede recibir y firmar este contrato en papel, y puede pedir una copia en papel en cualquier momento, también después de firmar. El papel no tiene costo.',
    ),
    say(
      `You may withdraw your consent at any time before you sign, without a fee: choose “Withdraw my consent” on this page, or ${reach}. Then nothing is signed electronically; the agreement can be signed on paper instead. What you signed before you withdrew stays valid.`,
      `Puede retirar su consentimiento en cualquier momento antes de firmar, sin costo: elija «Retirar mi consentimiento» en esta página, o ${reach}. Entonces no se firma nada electrónicamente y el contrato puede firmarse en papel. Lo que haya firmado antes de retirarlo sigue siendo válido.`,
    ),
    say(
      `The agreement and its copy are sent to the e-mail address ${company} has for you. To change that address, or how you are reached, ${reach}.`,
      `El contrato y su copia se envían a la dirección de correo electrónico que ${company} tiene de usted. Para cambiar esa dirección o sus datos de contacto, ${reach}.`,
    ),
    say(
      'You need a phone, tablet or computer with internet access, a current version of Safari, Chrome, Edge or Firefox, an e-mail address, and a program that opens PDF files. To keep your copy you need a little storage or a printer.',
      'Necesita un teléfono, una tableta o una computadora con acceso a internet, una versión actual de Safari, Chrome, Edge o Firefox, una dirección de correo electrónico y un programa que abra archivos PDF. Para conservar su copia necesita un poco de espacio o una impresora.',
    ),
    say(
      'By agreeing you confirm that you can read this page on your device, that you can open and keep PDF files on it, and that you agree to receive and sign this agreement electronically until it is signed by everyone or you withdraw your consent.',
      'Al aceptar, usted confirma que puede leer esta página en su dispositivo, que puede abrir y conservar archivos PDF en él y que acepta recibir y firmar este contrato electrónicamente hasta que todos lo hayan firmado o usted retire su consentimiento.',
    ),
  ]
}

/** What its hash is of. */
export const consentText = (paragraphs: readonly string[]) => paragraphs.join('\n\n')
