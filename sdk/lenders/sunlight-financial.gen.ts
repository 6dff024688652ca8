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
         * @description Exchanges a partner's user and password for a token.
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
         * Products
         * @description What Sunlight lends in a state, for a system and an amount.
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
         * Quotes
         * @description The monthly payment of products for an amount, and from month 19 once a prepayment has been made.
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
         * @description A soft credit check of each applicant. Once for each `externalId`; a second one with another key is refused with 409.
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
         * A project as it stands
         * @description Credit decision, loan agreement, stipulations, contract, milestones, change order and funding in one answer.
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
         * Documents Sunlight asks for
         * @description What is needed for the credit decision and for each milestone, and what has arrived.
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
         * @description What was sent to be signed, and where a copy is.
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
         * @description By mail to everybody who signs. Sent before, it is voided and sent anew.
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
         * Give a document
         * @description The installation contract, which is reviewed, or what a milestone asks for. At most 25 MB.
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
         * @description M0, M1 and M2 are reviewed; Withdrawn ends the project at the installer's word.
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
         * @description Another product or another amount. A new loan agreement is sent.
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
         * @description Until its loan agreement is signed.
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
         * Answer a stipulation
         * @description One file for one stipulation that needs documents. At most 25 MB.
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
         * @description After a freeze, no hit or a counteroffer, with what is different. A number or birthday left out is as it was.
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
         * A project has changed
         * @description Sent by Sunlight, at least once and in no promised order. Signed by HMAC with the secret that was agreed.
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
            /** @description Months. */
            term: number;
            /** @description Per cent. */
            apr: number;
            /** @description The share of the loan that Sunlight keeps of what it pays out. */
            dealerFee: number;
            minLoanAmount: components["schemas"]["Money"] | null;
            maxLoanAmount: components["schemas"]["Money"] | null;
            /** @enum {string} */
            productType: "Solar" | "Solar Plus Storage";
        };
        /** @description To the soft credit check and to electronic records. */
        Consent: {
            /** Format: date-time */
            consentDate: string;
            disclosureVersion: string;
            ipAddress: string;
        };
        /** @description Number, birthday and consent are asked for at the first application. */
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
        /** @description With number, birthday and consent. */
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
            /** @description Of storage, each. */
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
            /** @description Automatic payment. */
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
                /** @description With a counteroffer, what is offered instead. */
                approvedAmount: components["schemas"]["Money"] | null;
                /**
                 * Format: date
                 * @description 180 days after approval, 60 more once extended.
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
            /** @description The last one. */
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
                /** @description A sentence for a person. */
                errorMessage: string;
            }[];
        };
    };
    responses: {
        /** @description The project, decided at once or under review. */
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
        /** @description The project, with its loan agreement under way. */
        AgreementSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OneProject"];
            };
        };
        /** @description The project, with what was given. */
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
        /** @description No such project, stipulation or change order. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description As the project stands this cannot be. */
        NotNow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A rule of Sunlight's is against it. */
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
        /** @description Sunlight's own. */
        ProjectId: components["schemas"]["Key"];
        /** @description The caller's. */
        ExternalId: components["schemas"]["Key"];
        /** @description Where the house stands. */
        InstallState: components["schemas"]["StateCode"];
        /** @description What is to be lent. */
        LoanAmount: components["schemas"]["Money"];
        /** @description DC watts. */
        SystemSize: number;
        /** @description Whether storage is part of it. */
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
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["Done"];
                        accessToken: string;
                        /** @description Seconds. */
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
                /** @description Where the house stands. */
                installStateCode: components["parameters"]["InstallState"];
                /** @description What is to be lent. */
                loanAmount: components["parameters"]["LoanAmount"];
                /** @description DC watts. */
                systemSizeWatts: components["parameters"]["SystemSize"];
                /** @description Whether storage is part of it. */
                storage: components["parameters"]["Storage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products; none where Sunlight does not lend. */
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
                /** @description Where the house stands. */
                installStateCode: components["parameters"]["InstallState"];
                /** @description What is to be lent. */
                loanAmount: components["parameters"]["LoanAmount"];
                /** @description Ids of products, with commas between them. */
                productIds: string;
                /** @description What is expected to be paid in by month 18, a tax credit for example; 0.00 for nothing. */
                prepayAmount: components["schemas"]["Money"];
                /** @description DC watts. */
                systemSizeWatts: components["parameters"]["SystemSize"];
                /** @description Whether storage is part of it. */
                storage: components["parameters"]["Storage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A quote for each product that Sunlight knows. */
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
                /** @description The same for every attempt at the same thing. */
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
                /** @description Sunlight's own. */
                projectId?: components["parameters"]["ProjectId"];
                /** @description The caller's. */
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
                /** @description Sunlight's own. */
                projectId?: components["parameters"]["ProjectId"];
                /** @description The caller's. */
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
                /** @description Sunlight's own. */
                projectId?: components["parameters"]["ProjectId"];
                /** @description The caller's. */
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
                /** @description The same for every attempt at the same thing. */
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
                /** @description The same for every attempt at the same thing. */
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
                    /** @description With an installation contract. */
                    contractPrice?: components["schemas"]["Money"];
                    /**
                     * Format: date
                     * @description With an installation contract.
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
                /** @description The same for every attempt at the same thing. */
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
                     * @description Null with Withdrawn.
                     */
                    completionDate: string | null;
                    /** @description With Withdrawn the reason. */
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
                /** @description The same for every attempt at the same thing. */
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
                /** @description The same for every attempt at the same thing. */
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
                /** @description The same for every attempt at the same thing. */
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
                /** @description The same for every attempt at the same thing. */
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

export const client = (options: ClientOptions): LenderClient<paths> => lenderClient<paths>('sunlight-financial', options)
