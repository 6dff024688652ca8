// The verifier's texts, written for homeowners.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  verdicts: {
    as_signed: { en: 'This document is exactly as signed', es: 'Este documento está tal como se firmó' },
    changed: { en: 'This document was changed after signing', es: 'Este documento se modificó después de firmarse' },
    not_ours: { en: 'This document was not sealed here', es: 'Este documento no se selló aquí' },
    not_sealed: { en: 'This document has no seal', es: 'Este documento no lleva sello' },
    not_readable: { en: 'This file can’t be read', es: 'No se puede leer este archivo' },
  },
  holds: {
    file: {
      en: 'The file has the structure of a sealed document, and every byte is accounted for.',
      es: 'El archivo tiene la estructura de un documento sellado y cada byte está en su lugar.',
    },
    signature_place: {
      en: 'It carries one signature, which covers all {bytes} bytes of the file.',
      es: 'Lleva una sola firma, que abarca los {bytes} bytes del archivo.',
    },
    nothing_after: {
      en: 'Nothing was added after it was signed.',
      es: 'No se agregó nada después de firmarlo.',
    },
    still: {
      en: 'Nothing in it can change what it shows.',
      es: 'No contiene nada que pueda cambiar lo que muestra.',
    },
    signature: {
      en: 'The signature matches the document and its certificate.',
      es: 'La firma corresponde al documento y a su certificado.',
    },
    certificate: {
      en: 'The certificate of {name} was valid at signing ({key}).',
      es: 'El certificado de {name} era válido al firmar ({key}).',
    },
    timestamp: {
      en: '{authority} confirms the time of signing.',
      es: '{authority} confirma la hora de la firma.',
    },
    log: {
      en: 'It is number {number} in the public seal log of installation {installation}.',
      es: 'Es el número {number} del registro público de sellos de la instalación {installation}.',
    },
    evidence: {
      en: 'The signing record is attached and complete.',
      es: 'El registro de la firma está adjunto y completo.',
    },
    trail: {
      en: 'The audit trail is complete: {count} events, each linked to the one before.',
      es: 'El historial está completo: {count} eventos, cada uno vinculado al anterior.',
    },
    consent: {
      en: 'The consent in the record is the one the signers agreed to.',
      es: 'El consentimiento del registro es el que aceptaron los firmantes.',
    },
    page: {
      en: 'The certificate page matches the record letter by letter.',
      es: 'La página del certificado coincide letra por letra con el registro.',
    },
  },
  faults: {
    not_a_pdf: { en: 'The file is not a PDF.', es: 'El archivo no es un PDF.' },
    too_large: {
      en: 'The file is larger than any sealed document.',
      es: 'El archivo es más grande que cualquier documento sellado.',
    },
    not_sealed: { en: 'The document has no signature.', es: 'El documento no lleva ninguna firma.' },
    built_otherwise: {
      en: 'The file’s structure differs from the one that was sealed.',
      es: 'La estructura del archivo no es la que se selló.',
    },
    no_signature: {
      en: 'The document doesn’t point to its signature.',
      es: 'El documento no remite a su firma.',
    },
    several_signatures: {
      en: 'The document has more than one signature.',
      es: 'El documento lleva más de una firma.',
    },
    range_malformed: {
      en: 'The signature gives an invalid byte range.',
      es: 'La firma indica un intervalo de bytes no válido.',
    },
    range_leaves_out: {
      en: 'The signature doesn’t cover the whole file.',
      es: 'La firma no abarca todo el archivo.',
    },
    added_behind: {
      en: 'Something was added to the file after it was signed.',
      es: 'Se agregó algo al archivo después de firmarlo.',
    },
    padding: {
      en: 'The bytes around the signature were changed.',
      es: 'Se modificaron los bytes alrededor de la firma.',
    },
    later_revision: {
      en: 'The file has a revision besides the signed one.',
      es: 'El archivo tiene otra revisión además de la firmada.',
    },
    more_than_signed: {
      en: 'The revision with the signature also changes something else.',
      es: 'La revisión que lleva la firma también cambia otra cosa.',
    },
    active: {
      en: 'The document contains something that can change what it shows ({what}).',
      es: 'El documento contiene algo que puede cambiar lo que muestra ({what}).',
    },
    signature_unreadable: { en: 'The signature can’t be read.', es: 'No se puede leer la firma.' },
    weak_algorithm: {
      en: 'The signature uses an algorithm that isn’t accepted.',
      es: 'La firma usa un algoritmo que no se acepta.',
    },
    content_changed: {
      en: 'The document was changed after it was signed.',
      es: 'El documento se modificó después de firmarlo.',
    },
    other_certificate: {
      en: 'The signature was made with another certificate.',
      es: 'La firma se hizo con otro certificado.',
    },
    algorithms_differ: {
      en: 'The signature names other algorithms than those it was made with.',
      es: 'La firma nombra otros algoritmos que los utilizados.',
    },
    signature_wrong: {
      en: 'The signature doesn’t match its certificate.',
      es: 'La firma no corresponde a su certificado.',
    },
    certificate_not_valid_then: {
      en: 'The certificate was not valid at signing.',
      es: 'El certificado no era válido al firmar.',
    },
    certificate_not_for_signing: {
      en: 'The certificate is not intended for signing documents.',
      es: 'El certificado no está destinado a firmar documentos.',
    },
    chain_broken: {
      en: 'The certificate’s chain of trust is broken.',
      es: 'La cadena de confianza del certificado está rota.',
    },
    timestamp_wrong: {
      en: 'The timestamp doesn’t belong to this signature.',
      es: 'El sello de tiempo no es de esta firma.',
    },
    log_unreadable: {
      en: 'Its proof from the public seal log can’t be read.',
      es: 'No se puede leer su comprobante del registro público de sellos.',
    },
    log_other_document: {
      en: 'Its seal-log proof belongs to a different document.',
      es: 'Su comprobante del registro público de sellos es de otro documento.',
    },
    log_not_included: {
      en: 'It is not in the public seal log it names.',
      es: 'No figura en el registro público de sellos que indica.',
    },
    log_head_wrong: {
      en: 'The public seal log it names was not signed by its installation.',
      es: 'El registro público de sellos que indica no está firmado por su instalación.',
    },
    log_time_differs: {
      en: 'The signature and the public seal log give different times.',
      es: 'La firma y el registro público de sellos indican horas distintas.',
    },
    log_not_checkable: {
      en: 'This browser can’t check its proof from the public seal log.',
      es: 'Este navegador no puede comprobar su lugar en el registro público de sellos.',
    },
    evidence_missing: { en: 'The signing record is not attached.', es: 'Falta el registro de la firma.' },
    evidence_unreadable: {
      en: 'The signing record can’t be read.',
      es: 'No se puede leer el registro de la firma.',
    },
    trail_broken: {
      en: 'The audit trail is broken at event {event}.',
      es: 'El historial está roto en el evento {event}.',
    },
    signer_untold: {
      en: 'The audit trail doesn’t show that everyone signed.',
      es: 'El historial no muestra que todos hayan firmado.',
    },
    consent_differs: {
      en: 'The consent in the record is not the one the signers agreed to.',
      es: 'El consentimiento del registro no es el que aceptaron los firmantes.',
    },
    page_differs: {
      en: 'The certificate page doesn’t match the record.',
      es: 'La página del certificado no coincide con el registro.',
    },
    page_unreadable: {
      en: 'The certificate page can’t be read.',
      es: 'No se puede leer la página del certificado.',
    },
  },
  not_asked: {
    signature_place: {
      en: 'Not checked: whether one signature covers the whole file.',
      es: 'No se comprobó si una sola firma abarca todo el archivo.',
    },
    nothing_after: {
      en: 'Not checked: whether something was added later.',
      es: 'No se comprobó si se agregó algo después.',
    },
    still: {
      en: 'Not checked: whether something in it can change what it shows.',
      es: 'No se comprobó si algo puede cambiar lo que muestra.',
    },
    signature: { en: 'The signature was not checked.', es: 'No se comprobó la firma.' },
    certificate: { en: 'The certificate was not checked.', es: 'No se comprobó el certificado.' },
    timestamp: {
      en: 'No outside authority confirms the time. It comes from the computer that signed.',
      es: 'Ninguna autoridad externa confirma la hora. Es la de la computadora que firmó.',
    },
    log: {
      en: 'It has no proof from the public seal log. Documents sealed before the log began have none.',
      es: 'No lleva comprobante del registro público de sellos. Los documentos sellados antes de que existiera no lo llevan.',
    },
    evidence: { en: 'The signing record was not checked.', es: 'No se comprobó el registro de la firma.' },
    trail: { en: 'The audit trail was not checked.', es: 'No se comprobó el historial.' },
    consent: { en: 'The consents were not checked.', es: 'No se comprobaron los consentimientos.' },
    page: { en: 'The certificate page was not compared.', es: 'No se comparó la página del certificado.' },
  },
  /** Shown with every good verdict: what a signature on a file doesn't prove. */
  not_proven: {
    en: 'This proves the file is the one sealed with this certificate, to the last byte. It doesn’t prove who holds the certificate or whose seal log it names: compare the fingerprints with the company, or ask whether the file was sealed here. The document as sent is part of the file; its own hash is in the record, so you can compare it with your copy.',
    es: 'Esto demuestra que el archivo es el que se selló con este certificado, hasta el último byte. No demuestra quién tiene el certificado ni de quién es el registro de sellos que indica: compare las huellas con la empresa o pregunte si el archivo se selló aquí. El documento tal como se envió forma parte del archivo; su propia huella está en el registro, así que puede compararla con su copia.',
  },
})
