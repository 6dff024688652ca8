// Made by sdk/generate.ts from openapi/. Change the contract, then run `npm run sdk`.
import type { ClientOptions } from '../client.ts'
import { type LenderClient, lenderClient } from '../lender-client.ts'

export interface paths {
    "/v1/getAuthInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Exchanges an organisation's key for a token, good for an hour.
         */
        post: operations["getAuthInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/getProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Offers
         * @description What GoodLeap lends in a state, for a system and an amount.
         */
        get: operations["getProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/getMonthlyPaymentEstimates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments
         * @description The monthly payment of offers for an amount, before and after an extra paydown.
         */
        get: operations["getMonthlyPaymentEstimates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sendLoanApplication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply
         * @description A soft credit check of everybody named. Once for each `externalReference`; a second one with another key is refused with 409.
         */
        post: operations["sendLoanApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/getLoanDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A loan as it stands
         * @description Decision, documents, cases, contract review, milestones, change order and funding in one answer.
         */
        get: operations["getLoanDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/getRequiredDocuments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents GoodLeap asks for
         * @description What is needed for the decision and for each milestone, and what has arrived.
         */
        get: operations["getRequiredDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/getLoanDocuments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Loan documents
         * @description What GoodLeap sent to be signed, and where a signed copy is.
         */
        get: operations["getLoanDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/uploadDocs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a document
         * @description The home improvement contract, which is reviewed, or what a milestone asks for. At most 25 MB.
         */
        post: operations["uploadDocs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/updateMilestone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a milestone, or withdraw
         * @description NTP, INSTALL_COMPLETE and PTO_COMPLETE are reviewed; WITHDRAWN ends the loan at the installer's word.
         */
        post: operations["updateMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/createChangeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a change order
         * @description Another offer, another amount, or another enrolment in automatic payment. Loan documents are sent anew.
         */
        post: operations["createChangeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cancelChangeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a change order back
         * @description Until its documents are signed.
         */
        post: operations["cancelChangeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/uploadStipFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a case
         * @description One file for one open or rejected case. At most 25 MB.
         */
        post: operations["uploadStipFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/resendApplication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask again
         * @description After a credit freeze, a bureau that found nobody, or a counter offer, with what is different. A number or birthday left out is as it was.
         */
        post: operations["resendApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/getUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who of the organisation GoodLeap knows
         * @description Sales people named on a loan must be among them.
         */
        get: operations["getUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    loanChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A loan has changed
         * @description Sent by GoodLeap, at least once and in no promised order. Signed by HMAC with the secret that was agreed.
         */
        post: operations["loanChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Key: string;
        Name: string;
        Sentence: string;
        Email: string;
        OfferId: string;
        State: string;
        /** @description Dollars as a decimal number. */
        Dollars: number;
        /** @description Dollars; GoodLeap lends up to 135,000. */
        LoanAmount: number;
        Offer: {
            id: components["schemas"]["OfferId"];
            name: components["schemas"]["Name"];
            termMonths: number;
            /** @description Per cent a year. */
            interestRate: number;
            /** @description What GoodLeap keeps of what it pays out. */
            dealerFeePercent: number;
            minAmount: components["schemas"]["Dollars"] | null;
            maxAmount: components["schemas"]["Dollars"] | null;
            requiresBattery: boolean;
        };
        Address: {
            street: string;
            street2: string | null;
            city: string;
            state: components["schemas"]["State"];
            zipCode: string;
        };
        /** @description Somebody who applies. Number and birthday are asked for at the first application. */
        Party: {
            firstName: string;
            lastName: string;
            email: components["schemas"]["Email"];
            /** @description Ten digits. */
            phone: string;
            /** Format: date */
            dateOfBirth?: string;
            ssn?: string;
            annualIncome: number;
            /** @enum {string} */
            employment: "EMPLOYED" | "SELF_EMPLOYED" | "RETIRED" | "OTHER";
            monthlyHousingPayment: number;
        };
        /** @description With number and birthday. */
        FirstTimeParty: WithRequired<components["schemas"]["Party"], "dateOfBirth" | "ssn">;
        Component: {
            /** @enum {string} */
            category: "MODULE" | "INVERTER" | "BATTERY";
            manufacturer: string;
            model: string;
            quantity: number;
            /** @description Of a battery, each. */
            usableCapacityKwh?: number;
        };
        LoanApplication: {
            externalReference: components["schemas"]["Key"];
            offerId: components["schemas"]["OfferId"];
            amount: components["schemas"]["LoanAmount"];
            applicant: components["schemas"]["FirstTimeParty"];
            coApplicant?: components["schemas"]["FirstTimeParty"];
            consents: {
                /** @enum {string} */
                party: "APPLICANT" | "CO_APPLICANT";
                /** Format: date-time */
                consentedAt: string;
                /** @description Names the words that were agreed to. */
                disclosureToken: string;
                ipAddress: string;
            }[];
            subjectProperty: {
                address: components["schemas"]["Address"];
                /** @enum {string} */
                occupancy: "PRIMARY_RESIDENCE" | "SECOND_HOME" | "INVESTMENT_PROPERTY";
                /** @enum {string} */
                propertyType: "SINGLE_FAMILY" | "TOWNHOUSE" | "CONDOMINIUM" | "MANUFACTURED_HOME";
            };
            mailingAddress: components["schemas"]["Address"];
            /** @enum {string} */
            paymentMethod: "AUTOPAY" | "MANUAL";
            parties: {
                /** @enum {string} */
                role: "SALES" | "INTEGRATOR";
                fullName: components["schemas"]["Name"];
                email: components["schemas"]["Email"];
            }[];
            project: {
                /** @constant */
                category: "SOLAR";
                systemSizeKw: number;
                annualProductionKwh: number;
                components: components["schemas"]["Component"][];
            };
        };
        /** @enum {string} */
        DocumentsStatus: "NOT_SENT" | "SENT" | "VIEWED" | "SIGNED" | "VOIDED";
        /** @description Something that must be cleared, with a file. */
        Case: {
            caseId: components["schemas"]["Key"];
            title: components["schemas"]["Name"];
            instructions: components["schemas"]["Sentence"];
            /** @enum {string} */
            status: "OPEN" | "SUBMITTED" | "REJECTED" | "CLEARED";
            rejectionReason: string | null;
        };
        Milestone: {
            /** @enum {string} */
            name: "NTP" | "INSTALL_COMPLETE" | "PTO_COMPLETE";
            /** @enum {string} */
            status: "NOT_STARTED" | "SUBMITTED" | "APPROVED" | "CONDITIONALLY_APPROVED" | "REJECTED" | "RESUBMITTED";
            reason: string | null;
            /** Format: date-time */
            at: string | null;
        };
        ChangeOrder: {
            changeOrderId: components["schemas"]["Key"];
            /** @enum {string} */
            status: "REQUESTED" | "DOCUMENTS_SENT" | "SIGNED" | "APPLIED" | "CANCELLED";
            newAmount: components["schemas"]["Dollars"];
            note: string | null;
        };
        Loan: {
            loanId: components["schemas"]["Key"];
            /** @enum {string} */
            status: "SUBMITTED" | "IN_REVIEW" | "APPROVED" | "CONDITIONALLY_APPROVED" | "COUNTER_OFFER" | "CREDIT_FREEZE" | "NO_HIT" | "ON_HOLD" | "DECLINED" | "EXPIRED" | "CANCELLED" | "FUNDED";
            statusReasons: components["schemas"]["Sentence"][];
            /** Format: date-time */
            updatedAt: string;
            /** @description With COUNTER_OFFER, what is offered instead. */
            approvedAmount: components["schemas"]["Dollars"] | null;
            /**
             * Format: date
             * @description 180 days after approval.
             */
            approvalExpiresOn: string | null;
            monthlyPayment: components["schemas"]["Dollars"] | null;
            loanDocuments: components["schemas"]["DocumentsStatus"];
            cases: components["schemas"]["Case"][];
            contractReview: {
                /** @enum {string} */
                status: "NOT_UPLOADED" | "UPLOADED" | "IN_REVIEW" | "ACCEPTED" | "REJECTED";
                reason: string | null;
            };
            milestones: components["schemas"]["Milestone"][];
            /** @description The last one. */
            changeOrder: components["schemas"]["ChangeOrder"] | null;
            funding: {
                /** Format: date-time */
                fundedAt: string;
                amount: components["schemas"]["Dollars"];
            } | null;
        };
        LoanEvent: {
            eventId: components["schemas"]["Key"];
            /** @enum {string} */
            eventType: "ApplicationSubmitted" | "ApplicationUpdated" | "ContractSigned" | "ContractUploaded" | "LoanFunded";
            externalReference: components["schemas"]["Key"];
            loan: components["schemas"]["Loan"];
        };
        Refusal: {
            error: {
                code: string;
                /** @description A sentence for a person. */
                message: string;
                details: {
                    field: string;
                    message: string;
                }[];
            };
        };
    };
    responses: {
        /** @description The loan, decided at once or in review. */
        Decided: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Loan"];
            };
        };
        /** @description The loan. */
        AsItStands: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Loan"];
            };
        };
        /** @description The loan, with what was given. */
        Uploaded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Loan"];
            };
        };
        /** @description The loan, with its cases. */
        Cases: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Loan"];
            };
        };
        /** @description The loan, with its milestones. */
        Milestones: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Loan"];
            };
        };
        /** @description The loan, with its change order. */
        ChangeOrders: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Loan"];
            };
        };
        /** @description What was sent is not what was asked. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description No token, or one that is over. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description No such loan, case or change order. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description As the loan stands this cannot be. */
        NotNow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A rule of GoodLeap's is against it. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Slower, please. */
        TooMany: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description The same for every attempt at the same thing. */
        IdempotencyKey: string;
        /** @description GoodLeap's own. */
        LoanId: components["schemas"]["Key"];
        /** @description The caller's. */
        ExternalReference: components["schemas"]["Key"];
        /** @description Where the house stands. */
        State: components["schemas"]["State"];
        /** @description Dollars to be lent. */
        Amount: number;
        /** @description DC kilowatts. */
        SystemSize: number;
        /** @description Whether storage is part of it. */
        HasBattery: boolean;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAuthInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    organizationId: string;
                    apiKey: string;
                };
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accessToken: string;
                        /** @constant */
                        tokenType: "Bearer";
                        /** @description Seconds. */
                        expiresIn: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    getProducts: {
        parameters: {
            query: {
                /** @description Where the house stands. */
                state: components["parameters"]["State"];
                /** @description Dollars to be lent. */
                amount: components["parameters"]["Amount"];
                /** @description DC kilowatts. */
                systemSizeKw: components["parameters"]["SystemSize"];
                /** @description Whether storage is part of it. */
                hasBattery: components["parameters"]["HasBattery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers; none where GoodLeap does not lend. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        offers: components["schemas"]["Offer"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
        };
    };
    getMonthlyPaymentEstimates: {
        parameters: {
            query: {
                /** @description Where the house stands. */
                state: components["parameters"]["State"];
                /** @description Dollars to be lent. */
                amount: components["parameters"]["Amount"];
                /** @description Ids of offers, with commas between them. */
                offerIds: string;
                /** @description What is expected to be paid in within 18 months, a tax credit for example. */
                extraPaydownAmount?: number;
                /** @description DC kilowatts. */
                systemSizeKw: components["parameters"]["SystemSize"];
                /** @description Whether storage is part of it. */
                hasBattery: components["parameters"]["HasBattery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A payment for each offer that GoodLeap knows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payments: {
                            offerId: components["schemas"]["OfferId"];
                            monthlyPayment: components["schemas"]["Dollars"];
                            monthlyPaymentAfterPaydown: components["schemas"]["Dollars"] | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
        };
    };
    sendLoanApplication: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for every attempt at the same thing. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoanApplication"];
            };
        };
        responses: {
            200: components["responses"]["Decided"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["NotNow"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
        };
    };
    getLoanDetails: {
        parameters: {
            query?: {
                /** @description GoodLeap's own. */
                loanId?: components["parameters"]["LoanId"];
                /** @description The caller's. */
                externalReference?: components["parameters"]["ExternalReference"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AsItStands"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getRequiredDocuments: {
        parameters: {
            query?: {
                /** @description GoodLeap's own. */
                loanId?: components["parameters"]["LoanId"];
                /** @description The caller's. */
                externalReference?: components["parameters"]["ExternalReference"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requiredDocuments: {
                            id: components["schemas"]["Key"];
                            name: components["schemas"]["Name"];
                            instructions: components["schemas"]["Sentence"];
                            /** @enum {string} */
                            requiredFor: "DECISION" | "NTP" | "INSTALL_COMPLETE" | "PTO_COMPLETE";
                            received: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getLoanDocuments: {
        parameters: {
            query?: {
                /** @description GoodLeap's own. */
                loanId?: components["parameters"]["LoanId"];
                /** @description The caller's. */
                externalReference?: components["parameters"]["ExternalReference"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        documents: {
                            documentId: components["schemas"]["Key"];
                            title: components["schemas"]["Name"];
                            status: components["schemas"]["DocumentsStatus"];
                            /**
                             * Format: uri
                             * @description Good for an hour; null until somebody signed.
                             */
                            url: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    uploadDocs: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for every attempt at the same thing. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    loanId?: components["schemas"]["Key"];
                    externalReference: components["schemas"]["Key"];
                    /** @enum {string} */
                    uploadType: "HIC" | "FINAL_DESIGN" | "PERMIT" | "INSTALL_PHOTOS" | "SHADE_REPORT" | "PLAN_SET" | "MONITORING" | "PTO" | "UTILITY_BILL" | "OTHER";
                    /** @description With HIC. Dollars. */
                    contractAmount?: string;
                    /**
                     * Format: date
                     * @description With HIC.
                     */
                    contractSignedOn?: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Uploaded"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotNow"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
        };
    };
    updateMilestone: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for every attempt at the same thing. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    loanId?: components["schemas"]["Key"];
                    externalReference: components["schemas"]["Key"];
                    /** @enum {string} */
                    name: "NTP" | "INSTALL_COMPLETE" | "PTO_COMPLETE" | "WITHDRAWN";
                    /**
                     * Format: date
                     * @description Null with WITHDRAWN.
                     */
                    completedOn: string | null;
                    /** @description With WITHDRAWN the reason. */
                    note: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Milestones"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotNow"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
        };
    };
    createChangeOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for every attempt at the same thing. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    loanId?: components["schemas"]["Key"];
                    externalReference: components["schemas"]["Key"];
                    /** @enum {string} */
                    type: "ENROLLMENT" | "OFFER" | "AMOUNT";
                    offerId: components["schemas"]["OfferId"];
                    amount: components["schemas"]["LoanAmount"];
                    reason: components["schemas"]["Sentence"];
                };
            };
        };
        responses: {
            200: components["responses"]["ChangeOrders"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotNow"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
        };
    };
    cancelChangeOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for every attempt at the same thing. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    loanId?: components["schemas"]["Key"];
                    externalReference: components["schemas"]["Key"];
                    changeOrderId: components["schemas"]["Key"];
                };
            };
        };
        responses: {
            200: components["responses"]["ChangeOrders"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotNow"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
        };
    };
    uploadStipFile: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for every attempt at the same thing. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    loanId?: components["schemas"]["Key"];
                    externalReference: components["schemas"]["Key"];
                    caseId: components["schemas"]["Key"];
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Cases"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotNow"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
        };
    };
    resendApplication: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for every attempt at the same thing. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    loanId?: components["schemas"]["Key"];
                    externalReference: components["schemas"]["Key"];
                    offerId: components["schemas"]["OfferId"];
                    amount: components["schemas"]["LoanAmount"];
                    applicant: components["schemas"]["Party"];
                    coApplicant?: components["schemas"]["Party"];
                };
            };
        };
        responses: {
            200: components["responses"]["Decided"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotNow"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
        };
    };
    getUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        users: {
                            userId: components["schemas"]["Key"];
                            fullName: components["schemas"]["Name"];
                            email: components["schemas"]["Email"];
                            /** @enum {string} */
                            status: "ACTIVE" | "DISABLED";
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    loanChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoanEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature does not fit. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};

export const client = (options: ClientOptions): LenderClient<paths> => lenderClient<paths>('goodleap', options)
