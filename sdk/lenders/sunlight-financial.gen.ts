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
         * @description Exchanges a partner's username and password for a token.
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
         * List products
         * @description Returns Sunlight's products in a state for the given system and amount.
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
         * @description Returns each product's monthly payment for an amount, and the payment from month 19 after a prepayment.
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
         * @description Runs a soft credit check on each applicant. Allowed once per `externalId`; a second application with another key fails with 409.
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
         * Get a project
         * @description Returns the credit decision, loan agreement, stipulations, contract, milestones, change order and funding.
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
         * @description Returns the documents required for the credit decision and for each milestone, and which have been received.
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
         * @description Returns the documents sent for signature, and where to find copies.
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
    "/v1/sendLoanDocs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the loan agreement
         * @description Emails the agreement to every signer. If it was sent before, the previous one is voided and a new one sent.
         */
        post: operations["sendLoanDocs"];
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
         * @description Accepts the installation contract, which is reviewed, or a milestone document. Up to 25 MB.
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
         * Request a milestone, or withdraw
         * @description M0, M1 and M2 are reviewed. `Withdrawn` ends the project at the installer's request.
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
         * @description Requests another product or amount. A new loan agreement is sent.
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
         * @description Allowed until its loan agreement is signed.
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
         * Upload a file for a stipulation
         * @description Sends one file for a stipulation that needs documents. Up to 25 MB.
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
         * @description For use after a credit freeze, no hit or a counteroffer. Include only what changed; an omitted SSN or birth date is kept.
         */
        post: operations["resendApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    projectChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A project changed
         * @description Sent by Sunlight at least once, in no guaranteed order. Signed with HMAC using the agreed secret.
         */
        post: operations["projectChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @constant */
        Done: "200";
        Key: string;
        Name: string;
        Sentence: string;
        Email: string;
        /** @enum {string} */
        YesNo: "Yes" | "No";
        StateCode: string;
        /** @description Dollars and cents. */
        Money: string;
        /** @description Dollars and cents. */
        Income: string;
        Product: {
            productId: components["schemas"]["Key"];
            productName: components["schemas"]["Name"];
            /** @description Term in months. */
            term: number;
            /** @description APR in percent. */
            apr: number;
            /** @description Share of the loan that Sunlight deducts from the payout. */
            dealerFee: number;
            minLoanAmount: components["schemas"]["Money"] | null;
            maxLoanAmount: components["schemas"]["Money"] | null;
            /** @enum {string} */
            productType: "Solar" | "Solar Plus Storage";
        };
        /** @description Consent to the soft credit check and to electronic records. */
        Consent: {
            /** Format: date-time */
            consentDate: string;
            disclosureVersion: string;
            ipAddress: string;
        };
        /** @description SSN, birth date and consent are required for the first application. */
        Applicant: {
            isPrimary: boolean;
            firstName: string;
            lastName: string;
            email: components["schemas"]["Email"];
            phone: string;
            /** Format: date */
            dateOfBirth?: string;
            ssn?: string;
            annualIncome: components["schemas"]["Income"];
            /** @enum {string} */
            employmentStatus: "Employed" | "Self Employed" | "Retired" | "Other";
            monthlyHousingPayment: components["schemas"]["Money"];
            consent?: components["schemas"]["Consent"];
        };
        /** @description An applicant with SSN, birth date and consent. */
        NewApplicant: WithRequired<components["schemas"]["Applicant"], "dateOfBirth" | "ssn" | "consent">;
        Address: {
            street: string;
            unit: string | null;
            city: string;
            stateCode: components["schemas"]["StateCode"];
            zipCode: string;
        };
        Equipment: {
            make: string;
            model: string;
            quantity: number;
            /** @description For storage, per unit. */
            usableKwh?: number;
        };
        NewProject: {
            externalId: components["schemas"]["Key"];
            productId: components["schemas"]["Key"];
            loanAmount: components["schemas"]["Money"];
            applicants: components["schemas"]["NewApplicant"][];
            installAddress: components["schemas"]["Address"];
            mailingAddress: components["schemas"]["Address"];
            /** @enum {string} */
            residenceType: "Primary Residence" | "Second Home" | "Rental Property";
            /** @enum {string} */
            homeType: "Single Family" | "Townhouse" | "Condo" | "Manufactured Home";
            /** @description Whether payments are automatic. */
            isACH: boolean;
            system: {
                sizeWatts: number;
                annualProductionKwh: number;
                module: components["schemas"]["Equipment"] | null;
                inverters: components["schemas"]["Equipment"][];
                storage: components["schemas"]["Equipment"][];
            };
            salesRep: {
                name: components["schemas"]["Name"];
                email: components["schemas"]["Email"];
            };
        };
        /** @enum {string} */
        AgreementStatus: "Not Sent" | "Sent" | "Viewed" | "Signed" | "Voided";
        Stipulation: {
            stipulationId: components["schemas"]["Key"];
            name: components["schemas"]["Name"];
            description: components["schemas"]["Sentence"];
            /** @enum {string} */
            status: "Documents Needed" | "Under Review" | "Documents Insufficient" | "Completed";
            reviewNote: string | null;
        };
        Milestone: {
            /** @enum {string} */
            milestone: "M0" | "M1" | "M2";
            /** @enum {string} */
            status: "Not Requested" | "Requested" | "Approved" | "Approved With Conditions" | "Rejected" | "Requested Again";
            note: string | null;
            /** Format: date-time */
            statusDate: string | null;
        };
        ChangeOrder: {
            changeOrderId: components["schemas"]["Key"];
            /** @enum {string} */
            status: "Requested" | "Agreement Sent" | "Agreement Signed" | "Completed" | "Cancelled";
            loanAmount: components["schemas"]["Money"];
            note: string | null;
        };
        Project: {
            projectId: components["schemas"]["Key"];
            /** @enum {string} */
            projectStatus: "Credit Pending" | "Under Review" | "Approved" | "Approved With Stipulations" | "Counteroffer" | "Credit Frozen" | "No Hit" | "On Hold" | "Declined" | "Expired" | "Withdrawn" | "Funded";
            statusDetails: components["schemas"]["Sentence"][];
            /** Format: date-time */
            lastModifiedDate: string;
            credit: {
                /** @description For a counteroffer, the amount offered instead. */
                approvedAmount: components["schemas"]["Money"] | null;
                /**
                 * Format: date
                 * @description 180 days after approval, or 240 if extended.
                 */
                expirationDate: string | null;
            };
            monthlyPayment: components["schemas"]["Money"] | null;
            loanAgreementStatus: components["schemas"]["AgreementStatus"];
            stipulations: components["schemas"]["Stipulation"][];
            installContract: {
                /** @enum {string} */
                status: "Missing" | "Received" | "Under Review" | "Accepted" | "Rejected";
                note: string | null;
            };
            milestones: components["schemas"]["Milestone"][];
            /** @description The most recent change order. */
            changeOrder: components["schemas"]["ChangeOrder"] | null;
            funding: {
                /** Format: date-time */
                fundedDate: string;
                fundedAmount: components["schemas"]["Money"];
            } | null;
        };
        OneProject: {
            returnCode: components["schemas"]["Done"];
            projects: components["schemas"]["Project"][];
        };
        ProjectNotice: {
            noticeId: components["schemas"]["Key"];
            /** @enum {string} */
            noticeType: "Credit Decision" | "Loan Agreement" | "Milestone" | "Funding";
            externalId: components["schemas"]["Key"];
            project: components["schemas"]["Project"];
        };
        Refusal: {
            returnCode: string;
            error: {
                errorCode: string;
                /** @description Error message for the user. */
                errorMessage: string;
            }[];
        };
    };
    responses: {
        /** @description The project, decided immediately or under review. */
        Decided: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OneProject"];
            };
        };
        /** @description The project. */
        AsItStands: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OneProject"];
            };
        };
        /** @description The project, with its loan agreement on the way. */
        AgreementSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OneProject"];
            };
        };
        /** @description The project, with the uploaded document. */
        Uploaded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OneProject"];
            };
        };
        /** @description The project, with its stipulations. */
        Stipulations: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OneProject"];
            };
        };
        /** @description The project, with its milestones. */
        Milestones: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OneProject"];
            };
        };
        /** @description The project, with its change order. */
        ChangeOrders: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OneProject"];
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
        /** @description Project, stipulation or change order not found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The project's state doesn't allow this. */
        NotNow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Not allowed by Sunlight's rules. */
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
        /** @description Sunlight's project ID. */
        ProjectId: components["schemas"]["Key"];
        /** @description The caller's ID. */
        ExternalId: components["schemas"]["Key"];
        /** @description State of the home. */
        InstallState: components["schemas"]["StateCode"];
        /** @description Loan amount. */
        LoanAmount: components["schemas"]["Money"];
        /** @description System size in watts DC. */
        SystemSize: number;
        /** @description Whether the system includes storage. */
        Storage: components["schemas"]["YesNo"];
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
                    username: string;
                    password: string;
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
                        returnCode: components["schemas"]["Done"];
                        accessToken: string;
                        /** @description Lifetime in seconds. */
                        expiresIn: string;
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
                installStateCode: components["parameters"]["InstallState"];
                /** @description Loan amount. */
                loanAmount: components["parameters"]["LoanAmount"];
                /** @description System size in watts DC. */
                systemSizeWatts: components["parameters"]["SystemSize"];
                /** @description Whether the system includes storage. */
                storage: components["parameters"]["Storage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. Empty where Sunlight doesn't lend. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["Done"];
                        products: components["schemas"]["Product"][];
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
                installStateCode: components["parameters"]["InstallState"];
                /** @description Loan amount. */
                loanAmount: components["parameters"]["LoanAmount"];
                /** @description Product IDs, separated by commas. */
                productIds: string;
                /** @description Amount expected to be prepaid by month 18, such as a tax credit. 0.00 for none. */
                prepayAmount: components["schemas"]["Money"];
                /** @description System size in watts DC. */
                systemSizeWatts: components["parameters"]["SystemSize"];
                /** @description Whether the system includes storage. */
                storage: components["parameters"]["Storage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One quote per known product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["Done"];
                        quotes: {
                            productId: components["schemas"]["Key"];
                            monthlyPayment: components["schemas"]["Money"];
                            finalMonthlyPayment: components["schemas"]["Money"] | null;
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
                "application/json": {
                    projects: components["schemas"]["NewProject"][];
                };
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
                /** @description Sunlight's project ID. */
                projectId?: components["parameters"]["ProjectId"];
                /** @description The caller's ID. */
                externalId?: components["parameters"]["ExternalId"];
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
                /** @description Sunlight's project ID. */
                projectId?: components["parameters"]["ProjectId"];
                /** @description The caller's ID. */
                externalId?: components["parameters"]["ExternalId"];
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
                        returnCode: components["schemas"]["Done"];
                        documents: {
                            id: components["schemas"]["Key"];
                            name: components["schemas"]["Name"];
                            description: components["schemas"]["Sentence"];
                            /** @enum {string} */
                            requiredBy: "Credit Decision" | "M0" | "M1" | "M2";
                            received: components["schemas"]["YesNo"];
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
                /** @description Sunlight's project ID. */
                projectId?: components["parameters"]["ProjectId"];
                /** @description The caller's ID. */
                externalId?: components["parameters"]["ExternalId"];
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
                        returnCode: components["schemas"]["Done"];
                        loanDocuments: {
                            id: components["schemas"]["Key"];
                            name: components["schemas"]["Name"];
                            status: components["schemas"]["AgreementStatus"];
                            /** Format: uri */
                            downloadUrl: string | null;
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
    sendLoanDocs: {
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
                    projectId?: components["schemas"]["Key"];
                    externalId: components["schemas"]["Key"];
                };
            };
        };
        responses: {
            200: components["responses"]["AgreementSent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotNow"];
            422: components["responses"]["Refused"];
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
                    projectId?: components["schemas"]["Key"];
                    externalId: components["schemas"]["Key"];
                    /** @enum {string} */
                    documentType: "Install Contract" | "Final Design" | "Permit" | "Installation Photos" | "Shade Report" | "Plan Set" | "Monitoring" | "PTO Letter" | "Utility Bill" | "Other";
                    /** @description For installation contracts. */
                    contractPrice?: components["schemas"]["Money"];
                    /**
                     * Format: date
                     * @description For installation contracts.
                     */
                    contractSignedDate?: string;
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
                    projectId?: components["schemas"]["Key"];
                    externalId: components["schemas"]["Key"];
                    /** @enum {string} */
                    milestone: "M0" | "M1" | "M2" | "Withdrawn";
                    /**
                     * Format: date
                     * @description Null for `Withdrawn`.
                     */
                    completionDate: string | null;
                    /** @description For `Withdrawn`, the reason. */
                    comments: string;
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
                    projectId?: components["schemas"]["Key"];
                    externalId: components["schemas"]["Key"];
                    /** @enum {string} */
                    changeType: "Loan Product" | "Loan Amount";
                    productId: components["schemas"]["Key"];
                    loanAmount: components["schemas"]["Money"];
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
                    projectId?: components["schemas"]["Key"];
                    externalId: components["schemas"]["Key"];
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
                    projectId?: components["schemas"]["Key"];
                    externalId: components["schemas"]["Key"];
                    stipulationId: components["schemas"]["Key"];
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Stipulations"];
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
                    projectId?: components["schemas"]["Key"];
                    externalId: components["schemas"]["Key"];
                    productId: components["schemas"]["Key"];
                    loanAmount: components["schemas"]["Money"];
                    applicants: components["schemas"]["Applicant"][];
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
    projectChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectNotice"];
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

export const client = (options: ClientOptions): LenderClient<paths> => lenderClient<paths>('sunlight-financial', options)
