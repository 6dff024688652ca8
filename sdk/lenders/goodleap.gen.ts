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
         * Get an access token
         * @description Exchanges an organization's key for a token that is valid for one hour.
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
         * List offers
         * @description Returns GoodLeap's offers in a state for the given system and amount.
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
         * Estimate monthly payments
         * @description Returns each offer's monthly payment for an amount, before and after an additional paydown.
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
         * Submit a loan application
         * @description Runs a soft credit check on every applicant. Allowed once per `externalReference`; a second application with another key fails with 409.
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
         * Get a loan
         * @description Returns the decision, documents, cases, contract review, milestones, change order and funding.
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
         * List required documents
         * @description Returns the documents required for the decision and for each milestone, and which have been received.
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
         * List loan documents
         * @description Returns the documents GoodLeap sent for signature, and where to find signed copies.
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
         * Upload a document
         * @description Accepts the home improvement contract, which is reviewed, or a milestone document. Up to 25 MB.
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
         * Submit a milestone, or withdraw
         * @description NTP, INSTALL_COMPLETE and PTO_COMPLETE are reviewed. WITHDRAWN ends the loan at the installer's request.
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
         * Create a change order
         * @description Requests another offer, another amount, or another autopay enrollment. Loan documents are sent again.
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
         * Cancel a change order
         * @description Allowed until its documents are signed.
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
         * Upload a file for a case
         * @description Sends one file for an open or rejected case. Up to 25 MB.
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
         * Resubmit an application
         * @description For use after a credit freeze, a bureau that found no match, or a counteroffer. Include only what changed; an omitted SSN or birth date is kept.
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
         * List the organization's users
         * @description Sales representatives named on a loan must be in this list.
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
         * A loan changed
         * @description Sent by GoodLeap at least once, in no guaranteed order. Signed with HMAC using the agreed secret.
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
        /** @description Dollars, as a decimal number. */
        Dollars: number;
        /** @description Dollars. GoodLeap lends up to 135,000. */
        LoanAmount: number;
        Offer: {
            id: components["schemas"]["OfferId"];
            name: components["schemas"]["Name"];
            termMonths: number;
            /** @description Percent per year. */
            interestRate: number;
            /** @description Percentage GoodLeap deducts from the amount it pays out. */
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
        /** @description An applicant. SSN and birth date are required for the first application. */
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
        /** @description An applicant with SSN and birth date. */
        FirstTimeParty: WithRequired<components["schemas"]["Party"], "dateOfBirth" | "ssn">;
        Component: {
            /** @enum {string} */
            category: "MODULE" | "INVERTER" | "BATTERY";
            manufacturer: string;
            model: string;
            quantity: number;
            /** @description For a battery, per unit. */
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
                /** @description Identifies the text that was consented to. */
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
        /** @description A stipulation that must be cleared with a file. */
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
            /** @description For COUNTER_OFFER, the amount offered instead. */
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
            /** @description The most recent change order. */
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
                /** @description Error message for the user. */
                message: string;
                details: {
                    field: string;
                    message: string;
                }[];
            };
        };
    };
    responses: {
        /** @description The loan, decided immediately or in review. */
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
        /** @description The loan, with the uploaded document. */
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
        /** @description The request is invalid. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The token is missing or expired. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Loan, case or change order not found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The loan's state doesn't allow this. */
        NotNow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Not allowed by GoodLeap's rules. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many requests. */
        TooMany: {
            headers: {
                /** @description Seconds to wait before retrying. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description Use the same key for every attempt at the same write. */
        IdempotencyKey: string;
        /** @description GoodLeap's loan ID. */
        LoanId: components["schemas"]["Key"];
        /** @description The caller's reference. */
        ExternalReference: components["schemas"]["Key"];
        /** @description State of the home. */
        State: components["schemas"]["State"];
        /** @description Loan amount in dollars. */
        Amount: number;
        /** @description System size in kW DC. */
        SystemSize: number;
        /** @description Whether the system includes storage. */
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
            /** @description The access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accessToken: string;
                        /** @constant */
                        tokenType: "Bearer";
                        /** @description Lifetime in seconds. */
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
                /** @description State of the home. */
                state: components["parameters"]["State"];
                /** @description Loan amount in dollars. */
                amount: components["parameters"]["Amount"];
                /** @description System size in kW DC. */
                systemSizeKw: components["parameters"]["SystemSize"];
                /** @description Whether the system includes storage. */
                hasBattery: components["parameters"]["HasBattery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers. Empty where GoodLeap doesn't lend. */
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
                /** @description State of the home. */
                state: components["parameters"]["State"];
                /** @description Loan amount in dollars. */
                amount: components["parameters"]["Amount"];
                /** @description Offer IDs, separated by commas. */
                offerIds: string;
                /** @description Amount expected to be paid down within 18 months, such as a tax credit. */
                extraPaydownAmount?: number;
                /** @description System size in kW DC. */
                systemSizeKw: components["parameters"]["SystemSize"];
                /** @description Whether the system includes storage. */
                hasBattery: components["parameters"]["HasBattery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One payment per known offer. */
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
                /** @description Use the same key for every attempt at the same write. */
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
                /** @description GoodLeap's loan ID. */
                loanId?: components["parameters"]["LoanId"];
                /** @description The caller's reference. */
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
                /** @description GoodLeap's loan ID. */
                loanId?: components["parameters"]["LoanId"];
                /** @description The caller's reference. */
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
                /** @description GoodLeap's loan ID. */
                loanId?: components["parameters"]["LoanId"];
                /** @description The caller's reference. */
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
                             * @description Valid for one hour. Null until the document is signed.
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
                /** @description Use the same key for every attempt at the same write. */
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
                    /** @description For HIC documents. In dollars. */
                    contractAmount?: string;
                    /**
                     * Format: date
                     * @description For HIC documents.
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
                /** @description Use the same key for every attempt at the same write. */
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
                     * @description Null for WITHDRAWN.
                     */
                    completedOn: string | null;
                    /** @description For WITHDRAWN, the reason. */
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
                /** @description Use the same key for every attempt at the same write. */
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
                /** @description Use the same key for every attempt at the same write. */
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
                /** @description Use the same key for every attempt at the same write. */
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
                /** @description Use the same key for every attempt at the same write. */
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
            /** @description Acknowledged. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Address not found. */
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
