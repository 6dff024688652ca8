// Consent to electronic records, as ESIGN (15 U.S.C. §7001(c)) asks: what it covers, paper, withdrawal, what is needed.
// A change of words is a new version; a signer who consented to another one is asked again.
export const CONSENT_VERSION = '2026-11'

export const consentText = (company_name: string) =>
  [
    `${company_name} would like to give you this agreement and its records electronically, and to have you sign it electronically.`,
    'Your electronic signature will have the same effect as one on paper. This consent covers this agreement only.',
    `You may ask ${company_name} for a paper copy at any time, free of charge, and you may withdraw your consent before you sign by declining here or by telling ${company_name}; you can then sign on paper instead.`,
    'You need a device with a current web browser that shows PDF documents, and room to save or print your copy.',
    'By agreeing you confirm that you can read this page on your device.',
  ].join(' ')
