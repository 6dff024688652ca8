// What the verifier says, in English and in Spanish, so that a homeowner understands it. Pure.
import type { Schemas } from '#sdk/types.ts'
import type { CheckCode, Fault, SealCheck, SealReport } from './report.ts'

type Language = Schemas['Language']
type Pair = Record<Language, string>

export const VERDICTS: Record<SealReport['verdict'], Pair> = {
  as_signed: { en: 'This document is as it was signed', es: 'Este documento está tal como se firmó' },
  changed: { en: 'This document was changed', es: 'Este documento fue modificado' },
  not_ours: {
    en: 'This document is not one that was sealed here',
    es: 'Este documento no es uno que se haya sellado aquí',
  },
  not_sealed: { en: 'This document carries no seal', es: 'Este documento no lleva ningún sello' },
  not_readable: { en: 'This file cannot be read', es: 'Este archivo no se puede leer' },
}

const HOLDS: Record<CheckCode, Pair> = {
  file: {
    en: 'The file is built as a sealed document is, and every byte of it has its place.',
    es: 'El archivo está construido como un documento sellado, y cada byte tiene su lugar.',
  },
  signature_place: {
    en: 'It carries one signature, which covers all {bytes} bytes of the file.',
    es: 'Lleva una sola firma, que abarca los {bytes} bytes del archivo.',
  },
  nothing_after: {
    en: 'Nothing was added after it was signed.',
    es: 'No se añadió nada después de firmarlo.',
  },
  still: {
    en: 'Nothing in it can change what it shows.',
    es: 'No contiene nada que pueda cambiar lo que muestra.',
  },
  signature: {
    en: 'The signature fits the document and the certificate it names.',
    es: 'La firma corresponde al documento y al certificado que nombra.',
  },
  certificate: {
    en: 'The certificate of {name} was valid when it signed ({key}).',
    es: 'El certificado de {name} era válido al firmar ({key}).',
  },
  timestamp: {
    en: '{authority} vouches for the time of the signature.',
    es: '{authority} da fe de la hora de la firma.',
  },
  log: {
    en: 'It is number {number} in the public log of seals of installation {installation}.',
    es: 'Es el número {number} del registro público de sellos de la instalación {installation}.',
  },
  evidence: {
    en: 'The record of the signing is attached and complete.',
    es: 'El registro de la firma está adjunto y completo.',
  },
  trail: {
    en: 'The trail is whole: {count} events, each tied to the one before.',
    es: 'El historial está íntegro: {count} eventos, cada uno ligado al anterior.',
  },
  consent: {
    en: 'The words the signers agreed to are those in the record.',
    es: 'Las palabras que aceptaron los firmantes son las del registro.',
  },
  page: {
    en: 'The certificate page says, letter by letter, what the record says.',
    es: 'La página del certificado dice, letra por letra, lo mismo que el registro.',
  },
}

const FAULTS: Record<Fault, Pair> = {
  not_a_pdf: { en: 'The file is not a PDF.', es: 'El archivo no es un PDF.' },
  too_large: {
    en: 'The file is larger than any sealed document.',
    es: 'El archivo es más grande que cualquier documento sellado.',
  },
  not_sealed: { en: 'The document carries no signature.', es: 'El documento no lleva ninguna firma.' },
  built_otherwise: {
    en: 'The file is not built as the seal left it.',
    es: 'El archivo no está construido como lo dejó el sello.',
  },
  no_signature: {
    en: 'The document does not lead to its signature.',
    es: 'El documento no conduce a su firma.',
  },
  several_signatures: {
    en: 'The document carries more than one signature.',
    es: 'El documento lleva más de una firma.',
  },
  range_malformed: {
    en: 'The signature does not say rightly which bytes it covers.',
    es: 'La firma no indica correctamente qué bytes abarca.',
  },
  range_leaves_out: {
    en: 'The signature leaves out part of the file.',
    es: 'La firma deja fuera una parte del archivo.',
  },
  added_behind: {
    en: 'Something was added to the file after it was signed.',
    es: 'Se añadió algo al archivo después de firmarlo.',
  },
  padding: {
    en: 'The bytes around the signature were changed.',
    es: 'Los bytes alrededor de la firma fueron modificados.',
  },
  later_revision: {
    en: 'The file has another revision than the one that was signed.',
    es: 'El archivo tiene otra revisión además de la firmada.',
  },
  more_than_signed: {
    en: 'The revision that carries the signature changes more than that.',
    es: 'La revisión que lleva la firma cambia algo más.',
  },
  active: {
    en: 'The document contains something that can change what it shows ({what}).',
    es: 'El documento contiene algo que puede cambiar lo que muestra ({what}).',
  },
  signature_unreadable: {
    en: 'The signature cannot be read.',
    es: 'La firma no se puede leer.',
  },
  weak_algorithm: {
    en: 'The signature was made in a way that is not accepted.',
    es: 'La firma se hizo de una manera que no se acepta.',
  },
  content_changed: {
    en: 'The document was changed after it was signed.',
    es: 'El documento fue modificado después de firmarlo.',
  },
  other_certificate: {
    en: 'The certificate is not the one that signed.',
    es: 'El certificado no es el que firmó.',
  },
  algorithms_differ: {
    en: 'The signature names other algorithms than those it was made with.',
    es: 'La firma nombra otros algoritmos que los utilizados.',
  },
  signature_wrong: {
    en: 'The signature does not match its certificate.',
    es: 'La firma no corresponde a su certificado.',
  },
  certificate_not_valid_then: {
    en: 'The certificate was not valid when it signed.',
    es: 'El certificado no era válido al firmar.',
  },
  certificate_not_for_signing: {
    en: 'The certificate is not meant for signing documents.',
    es: 'El certificado no está destinado a firmar documentos.',
  },
  chain_broken: {
    en: 'Those who vouch for the certificate do not.',
    es: 'Quienes deberían avalar el certificado no lo avalan.',
  },
  timestamp_wrong: {
    en: 'The timestamp is not one of this signature.',
    es: 'El sello de tiempo no es de esta firma.',
  },
  log_unreadable: {
    en: 'Its proof from the public log of seals cannot be read.',
    es: 'No se puede leer su comprobante del registro público de sellos.',
  },
  log_other_document: {
    en: 'Its proof from the public log of seals belongs to another document.',
    es: 'Su comprobante del registro público de sellos es de otro documento.',
  },
  log_not_included: {
    en: 'It is not in the public log of seals that it names.',
    es: 'No figura en el registro público de sellos que indica.',
  },
  log_head_wrong: {
    en: 'The public log of seals it names was not signed by its installation.',
    es: 'El registro público de sellos que indica no está firmado por su instalación.',
  },
  log_time_differs: {
    en: 'The signature gives another time than the public log of seals.',
    es: 'La firma indica una hora distinta de la del registro público de sellos.',
  },
  log_not_checkable: {
    en: 'This browser cannot check its proof from the public log of seals.',
    es: 'Este navegador no puede comprobar su lugar en el registro público de sellos.',
  },
  evidence_missing: {
    en: 'The record of the signing is not attached.',
    es: 'Falta el registro de la firma.',
  },
  evidence_unreadable: {
    en: 'The record of the signing cannot be read.',
    es: 'El registro de la firma no se puede leer.',
  },
  trail_broken: {
    en: 'The trail is broken at event {event}.',
    es: 'El historial está roto en el evento {event}.',
  },
  signer_untold: {
    en: 'The trail does not tell that everyone signed.',
    es: 'El historial no muestra que todos hayan firmado.',
  },
  consent_differs: {
    en: 'The words the signers agreed to are not those in the record.',
    es: 'Las palabras que aceptaron los firmantes no son las del registro.',
  },
  page_differs: {
    en: 'The certificate page does not say what the record says.',
    es: 'La página del certificado no dice lo mismo que el registro.',
  },
  page_unreadable: {
    en: 'The certificate page cannot be read.',
    es: 'La página del certificado no se puede leer.',
  },
}

const NOT_ASKED: Record<CheckCode, Pair> = {
  file: { en: '', es: '' },
  signature_place: {
    en: 'Whether one signature covers the whole file was not asked.',
    es: 'No se comprobó si una sola firma abarca todo el archivo.',
  },
  nothing_after: { en: 'Whether something was added was not asked.', es: 'No se comprobó si se añadió algo.' },
  still: {
    en: 'Whether something in it can change what it shows was not asked.',
    es: 'No se comprobó si algo puede cambiar lo que muestra.',
  },
  signature: { en: 'The signature was not checked.', es: 'No se comprobó la firma.' },
  certificate: { en: 'The certificate was not checked.', es: 'No se comprobó el certificado.' },
  timestamp: {
    en: 'No outside authority vouches for the time; it is that of the computer that signed.',
    es: 'Ninguna autoridad externa da fe de la hora; es la de la computadora que firmó.',
  },
  log: {
    en: 'It carries no proof from the public log of seals. Documents sealed before the log began have none.',
    es: 'No lleva comprobante del registro público de sellos. Los documentos sellados antes de que existiera no lo llevan.',
  },
  evidence: { en: 'The record of the signing was not checked.', es: 'No se comprobó el registro de la firma.' },
  trail: { en: 'The trail was not checked.', es: 'No se comprobó el historial.' },
  consent: { en: 'The consents were not checked.', es: 'No se comprobaron los consentimientos.' },
  page: { en: 'The certificate page was not compared.', es: 'No se comparó la página del certificado.' },
}

/** What a signature over a file does not show, told beside every good verdict. */
export const NOT_PROVEN: Pair = {
  en: 'It shows that the file is the one sealed with this certificate, to the last byte. It does not show by itself who holds the certificate, or whose log of seals it names: compare the fingerprints with the company, or ask whether the file was sealed here. The document as sent is part of the file; its own hash stands in the record and can be compared with a copy of it.',
  es: 'Demuestra que el archivo es el que se selló con este certificado, hasta el último byte. No demuestra por sí solo quién tiene el certificado ni de quién es el registro de sellos que indica: compare las huellas con la empresa o pregunte si el archivo se selló aquí. El documento tal como se envió forma parte del archivo; su propia huella está en el registro y puede compararse con una copia.',
}

export function checkSentence({ code, ok, fault, facts }: SealCheck, language: Language): string {
  const words = fault ? FAULTS[fault] : ok ? HOLDS[code] : NOT_ASKED[code]
  return words[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')
}

/** The first fault's sentence, or that all is well. */
export function reasonOf(checks: readonly SealCheck[], language: Language): string {
  const failed = checks.find(({ ok }) => ok === false)
  return failed ? checkSentence(failed, language) : `${VERDICTS.as_signed[language]}.`
}
