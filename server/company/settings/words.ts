// Rejections of an unusable signing certificate.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  key_of_no_certificate: {
    en: 'The key in this file doesn’t match its certificates. Export them together again.',
    es: 'La clave de este archivo no corresponde a sus certificados. Expórtelos juntos de nuevo.',
  },
  not_pkcs12: {
    en: 'This isn’t a PKCS#12 file. Choose your certificate’s .p12 or .pfx file.',
    es: 'Este no es un archivo PKCS#12. Elija el archivo .p12 o .pfx de su certificado.',
  },
  too_many_rounds: {
    en: 'This file’s password protection uses too many rounds. Export it again with default protection.',
    es: 'La protección de este archivo usa demasiadas rondas. Expórtelo de nuevo con la protección predeterminada.',
  },
  wrong_password: {
    en: 'This password doesn’t open the file. Try again.',
    es: 'Esta contraseña no abre el archivo. Inténtelo de nuevo.',
  },
  certificate_without_key: {
    en: 'This file has a certificate but no key. Export it again with the private key.',
    es: 'Este archivo tiene un certificado, pero no la clave. Expórtelo de nuevo con la clave privada.',
  },
  key_without_certificate: {
    en: 'This file has a key but no certificate. Export it again with the certificate.',
    es: 'Este archivo tiene una clave, pero no el certificado. Expórtelo de nuevo con el certificado.',
  },
  key_type: {
    en: 'PDFs can be signed with RSA or elliptic curve keys only. Use a certificate with one.',
    es: 'Los PDF solo se firman con claves RSA o de curva elíptica. Use un certificado con una de ellas.',
  },
  file_unreadable: {
    en: 'We couldn’t read this file. Export it again with AES or Triple DES protection.',
    es: 'No pudimos leer este archivo. Expórtelo de nuevo con protección AES o Triple DES.',
  },
  rsa_too_short: {
    en: 'A {bits}-bit RSA key isn’t secure. Request one with at least {least} bits.',
    es: 'Una clave RSA de {bits} bits no es segura. Solicite una de al menos {least} bits.',
  },
  curve_unsupported: {
    en: 'PDF readers support the curves P-256, P-384 and P-521. Use a key on one of them.',
    es: 'Los lectores de PDF admiten las curvas P-256, P-384 y P-521. Use una clave de una de ellas.',
  },
  certificate_expired: {
    en: 'This certificate expired on {day}. Request a new one.',
    es: 'Este certificado venció el {day}. Solicite uno nuevo.',
  },
  certificate_not_yet_valid: {
    en: 'This certificate is valid from {day}. Upload it then.',
    es: 'Este certificado es válido desde el {day}. Súbalo a partir de entonces.',
  },
  not_for_signing: {
    en: 'This certificate isn’t for signing. Request one for digital or document signing.',
    es: 'Este certificado no es para firmar. Solicite uno para firma digital o de documentos.',
  },
  certificate_without_name: { en: 'Unnamed certificate', es: 'Certificado sin nombre' },
})
