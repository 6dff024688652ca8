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
         * @description A token for 24 hours, for the e-mail and password of the installer's integration user.
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
         * Products for a home
         * @description What LightReach offers in a state for a system of this size. A state it does not serve has none.
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
         * Payments of the first year
         * @description What a home pays a month in the first year, before taxes, for each product asked for. It rises by the product's escalator.
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
         * @description Opens the account and runs credit softly. At most six runs an account; one application a home at a time.
         */
        post: operations["sendLoanApplication"];
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
         * Run credit again
         * @description After a freeze was lifted, with what was missing of a person, or with another product or price. Six runs at most.
         */
        post: operations["resendApplication"];
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
         * How an account stands
         * @description Everything LightReach knows of an account, found by its own number or by the reference it was opened with.
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
         * What is still to be handed in
         * @description The documents underwriting and each milestone package ask for.
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
         * The contract and its papers
         * @description What LightReach sent to be signed, with where a person can read it.
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
         * Hand in a document
         * @description One file for a stipulation or for a milestone package. JPEG, PNG or PDF up to 25 MB.
         */
        post: operations["uploadDocs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/uploadContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in the installation contract
         * @description The contract between installer and homeowner, signed, for review. One PDF up to 25 MB.
         */
        post: operations["uploadContract"];
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
         * Submit a milestone package, or withdraw
         * @description Submits the package of one milestone for review (again, after a rejection), or withdraws the application.
         */
        post: operations["updateMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/getApprovedEquipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Approved vendor list
         * @description The modules, inverters and batteries LightReach takes.
         */
        get: operations["getApprovedEquipments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/updateSystemDesign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the system
         * @description Another design of the system, until the install package is submitted. It voids the active quote if the price per kWh no longer fits.
         */
        post: operations["updateSystemDesign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/updateQuote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new quote
         * @description Another product or price. Only one quote is active; the contract of the old one is voided and a new one sent.
         */
        post: operations["updateQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    accountChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Something changed on an account
         * @description Sent for each change, repeated up to nine times from three minutes on until it is taken. May arrive twice or out of order: `account.updatedAt` decides what is newer.
         */
        post: operations["accountChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Id: string;
        Text: string;
        State: string;
        Dollars: number;
        SizeKw: number;
        EnergyKwh: number;
        /** @enum {string} */
        ProgramType: "lease" | "ppa";
        Error: {
            statusCode: number;
            error: string;
            message: string;
        };
        SignIn: {
            email: string;
            password: string;
        };
        Token: {
            accessToken: string;
            /** @constant */
            tokenType: "Bearer";
            expiresInSeconds: number;
        };
        Products: {
            products: components["schemas"]["Product"][];
        };
        Product: {
            productId: components["schemas"]["Id"];
            name: string;
            programType: components["schemas"]["ProgramType"];
            termMonths: number;
            escalator: number | null;
            /** @description Of the first year; a lease has none. */
            ratePerKwh: number | null;
            minSystemPrice: number | null;
            maxSystemPrice: number | null;
            batteryRequired: boolean;
            /** @description The share of the estimated production that is guaranteed. */
            productionGuarantee: number;
        };
        Estimates: {
            estimates: {
                productId: components["schemas"]["Id"];
                firstYearMonthlyPayment: components["schemas"]["Dollars"];
            }[];
        };
        /** @enum {string} */
        ApplicantType: "primary" | "secondary";
        Applicant: {
            applicantType: components["schemas"]["ApplicantType"];
            firstName: string;
            lastName: string;
            email: string;
            phone: string;
            /** Format: date */
            dateOfBirth: string;
            ssnLast4: string;
            annualIncome: components["schemas"]["Dollars"];
            /** @enum {string} */
            employmentStatus: "employed" | "selfEmployed" | "retired" | "other";
            monthlyHousingPayment: components["schemas"]["Dollars"];
        };
        Applicants: components["schemas"]["Applicant"][];
        Address: {
            street: string;
            street2: string | null;
            city: string;
            state: components["schemas"]["State"];
            zip: string;
        };
        SystemDesign: {
            systemSizeKw: components["schemas"]["SizeKw"];
            firstYearProductionKwh: components["schemas"]["EnergyKwh"];
            modules: components["schemas"]["Component"] | null;
            inverters: components["schemas"]["Component"][];
            batteries: components["schemas"]["Battery"][];
        };
        Component: {
            manufacturer: string;
            model: string;
            quantity: number;
        };
        Battery: {
            manufacturer: string;
            model: string;
            quantity: number;
            usableCapacityKwh: number;
        };
        /** @description That a person agreed to the credit check and to electronic records, and to which words. */
        Consent: {
            applicantType: components["schemas"]["ApplicantType"];
            /** Format: date-time */
            agreedAt: string;
            /** @description SHA-256 of the words shown. */
            disclosureHash: string;
            ipAddress: string;
        };
        Application: {
            externalReference: components["schemas"]["Id"];
            programType: components["schemas"]["ProgramType"];
            productId: components["schemas"]["Id"];
            systemPrice: components["schemas"]["Dollars"];
            applicants: components["schemas"]["Applicants"];
            installationAddress: components["schemas"]["Address"];
            mailingAddress: components["schemas"]["Address"];
            /** @enum {string} */
            occupancy: "primaryResidence" | "secondaryResidence" | "rentalProperty";
            /** @enum {string} */
            propertyType: "singleFamily" | "townhouse" | "condominium" | "manufacturedHome";
            autoPay: boolean;
            consents: components["schemas"]["Consent"][];
            systemDesign: components["schemas"]["SystemDesign"];
            salesRep: {
                name: string;
                email: string;
            };
        };
        /** @description LightReach's own number, once it is known. */
        KnownId: string | null;
        Resend: {
            externalReference: components["schemas"]["Id"];
            accountId: components["schemas"]["KnownId"];
            productId: components["schemas"]["Id"];
            systemPrice: components["schemas"]["Dollars"];
            /** @description Whoever is corrected; whom LightReach knows already is left out. */
            applicants: components["schemas"]["Applicant"][];
        };
        Quote: {
            externalReference: components["schemas"]["Id"];
            accountId: components["schemas"]["KnownId"];
            productId: components["schemas"]["Id"];
            systemPrice: components["schemas"]["Dollars"];
        };
        DesignChange: {
            externalReference: components["schemas"]["Id"];
            accountId: components["schemas"]["KnownId"];
            systemDesign: components["schemas"]["SystemDesign"];
        };
        Submission: {
            externalReference: components["schemas"]["Id"];
            accountId: components["schemas"]["KnownId"];
            /** @enum {string} */
            milestone: "noticeToProceed" | "install" | "activation";
            /** Format: date */
            completedOn: string;
            note: string;
        };
        Withdrawal: {
            externalReference: components["schemas"]["Id"];
            accountId: components["schemas"]["KnownId"];
            /** @constant */
            milestone: "withdrawn";
            reason: string;
        };
        DocumentForm: {
            externalReference: components["schemas"]["Id"];
            accountId?: components["schemas"]["Id"];
            /** @enum {string} */
            documentType: "stipulation" | "finalDesign" | "permit" | "installPhotos" | "shadeReport" | "planSet" | "monitoringAccess" | "permissionToOperate" | "utilityBill" | "other";
            /** @description Where the document is for a stipulation. */
            stipulationId?: string;
            /** Format: binary */
            file: string;
        };
        ContractForm: {
            externalReference: components["schemas"]["Id"];
            accountId?: components["schemas"]["Id"];
            /** @description Dollars and cents. */
            systemPrice: string;
            /** Format: date */
            signedOn: string;
            /** Format: binary */
            file: string;
        };
        Requirements: {
            requirements: {
                requirementId: components["schemas"]["Id"];
                name: string;
                description: string;
                /** @enum {string} */
                requiredFor: "underwriting" | "noticeToProceedPackage" | "installPackage" | "activationPackage";
                received: boolean;
            }[];
        };
        Documents: {
            documents: {
                documentId: components["schemas"]["Id"];
                name: string;
                status: components["schemas"]["ContractStatus"];
                downloadUrl: string | null;
            }[];
        };
        VendorList: {
            approved: {
                /** @enum {string} */
                category: "module" | "inverter" | "battery";
                manufacturer: string;
                model: string;
            }[];
        };
        /**
         * @description Of the lease or agreement LightReach sends to the homeowner.
         * @enum {string}
         */
        ContractStatus: "notSent" | "contractSent" | "contractViewed" | "contractSigned" | "contractVoided";
        /** @description Everything LightReach knows of one application. */
        Account: {
            accountId: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When any of it changed last.
             */
            updatedAt: string;
            /**
             * @description exceedsMonthlyPaymentCaps means approved for less than was asked; inService means activated and paid out.
             * @enum {string}
             */
            applicationStatus: "submitted" | "inReview" | "approved" | "approvedWithStipulations" | "exceedsMonthlyPaymentCaps" | "creditFrozen" | "noMatch" | "onHold" | "declined" | "expired" | "cancelled" | "inService";
            statusReasons: components["schemas"]["Text"][];
            /** @description Approved, or offered instead, in dollars. */
            approvedSystemPrice: number | null;
            /** Format: date */
            approvalExpiresOn: string | null;
            firstYearMonthlyPayment: number | null;
            contractStatus: components["schemas"]["ContractStatus"];
            stipulations: components["schemas"]["Stipulation"][];
            /** @description The installation contract and its review. */
            contractPackage: {
                /** @enum {string} */
                status: "notUploaded" | "uploaded" | "inReview" | "contractApproved" | "contractRejected";
                rejectionReason: string | null;
            };
            milestonePackages: components["schemas"]["MilestonePackage"][];
            payout: null | {
                /** Format: date-time */
                paidAt: string;
                amount: components["schemas"]["Dollars"];
            };
        };
        Stipulation: {
            stipulationId: components["schemas"]["Id"];
            name: string;
            description: string;
            /** @enum {string} */
            status: "pending" | "inProgress" | "error" | "submitted" | "resubmitted" | "rejected" | "completed";
            rejectionReason: string | null;
        };
        MilestonePackage: {
            /** @enum {string} */
            package: "noticeToProceedPackage" | "installPackage" | "activationPackage";
            /** @enum {string} */
            status: "notStarted" | "submitted" | "approved" | "conditionallyApproved" | "rejected" | "resubmitted";
            rejectionReason: string | null;
            /** Format: date-time */
            updatedAt: string | null;
        };
        Event: {
            /** @enum {string} */
            event: "applicationStatus" | "stipulationAdded" | "stipulationCleared" | "allStipulationsCleared" | "requirementStatusChanged" | "quoteCreated" | "quoteVoided" | "activeQuoteExceedsMonthlyPaymentCaps" | "contractSent" | "contractViewed" | "contractSigned" | "contractApproved" | "contractVoided" | "contractReinstated" | "milestonePackageSubmitted" | "milestonePackageResubmitted" | "milestonePackageRejected" | "milestonePackageApproved" | "milestonePackageConditionallyApproved" | "milestoneAchieved" | "accountUpdated";
            /** Format: date-time */
            occurredAt: string;
            externalReference: components["schemas"]["Id"];
            account: components["schemas"]["Account"];
        };
    };
    responses: {
        /** @description The account as it stands. */
        AnyAccount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Account"];
            };
        };
        /** @description The request does not fit this document. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No token, one that is over, or wrong credentials. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description LightReach knows no such account. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It does not go as the account stands. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Understood, and outside what LightReach takes. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description More than 1,200 requests in a minute. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The same key again answers what the first answered.
         * @example 0198f7a2-0000-7000-8000-0000000000c1
         */
        IdempotencyKey: string;
        /**
         * @description The reference the account was opened with.
         * @example 0198f7a2-0000-7000-8000-0000000000e1
         */
        ExternalReference: components["schemas"]["Id"];
        /**
         * @description LightReach's own number, once it is known.
         * @example LR-204518
         */
        AccountId: components["schemas"]["Id"];
        /**
         * @description Of the home.
         * @example AZ
         */
        State: components["schemas"]["State"];
        /**
         * @description What LightReach pays the installer for the system, in dollars.
         * @example 28850.5
         */
        SystemPrice: components["schemas"]["Dollars"];
        /**
         * @description Direct current.
         * @example 8.4
         */
        SystemSizeKw: components["schemas"]["SizeKw"];
        /**
         * @description As designed.
         * @example 13960
         */
        FirstYearProductionKwh: components["schemas"]["EnergyKwh"];
        /**
         * @description Usable; 0 without a battery.
         * @example 10
         */
        BatteryCapacityKwh: number;
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
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProducts: {
        parameters: {
            query: {
                /**
                 * @description Of the home.
                 * @example AZ
                 */
                state: components["parameters"]["State"];
                /**
                 * @description Lease or power purchase agreement.
                 * @example ppa
                 */
                programType: components["schemas"]["ProgramType"];
                /**
                 * @description What LightReach pays the installer for the system, in dollars.
                 * @example 28850.5
                 */
                systemPrice: components["parameters"]["SystemPrice"];
                /**
                 * @description Direct current.
                 * @example 8.4
                 */
                systemSizeKw: components["parameters"]["SystemSizeKw"];
                /**
                 * @description As designed.
                 * @example 13960
                 */
                firstYearProductionKwh: components["parameters"]["FirstYearProductionKwh"];
                /**
                 * @description Usable; 0 without a battery.
                 * @example 10
                 */
                batteryCapacityKwh: components["parameters"]["BatteryCapacityKwh"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Products"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMonthlyPaymentEstimates: {
        parameters: {
            query: {
                /**
                 * @description Of the home.
                 * @example AZ
                 */
                state: components["parameters"]["State"];
                /**
                 * @description Of products answered before; separated by commas.
                 * @example LR-PPA-299,LR-PPA-0
                 */
                productIds: string;
                /**
                 * @description What LightReach pays the installer for the system, in dollars.
                 * @example 28850.5
                 */
                systemPrice: components["parameters"]["SystemPrice"];
                /**
                 * @description Direct current.
                 * @example 8.4
                 */
                systemSizeKw: components["parameters"]["SystemSizeKw"];
                /**
                 * @description As designed.
                 * @example 13960
                 */
                firstYearProductionKwh: components["parameters"]["FirstYearProductionKwh"];
                /**
                 * @description Usable; 0 without a battery.
                 * @example 10
                 */
                batteryCapacityKwh: components["parameters"]["BatteryCapacityKwh"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Estimates"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendLoanApplication: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key again answers what the first answered.
                 * @example 0198f7a2-0000-7000-8000-0000000000c1
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Application"];
            };
        };
        responses: {
            /** @description The account as it stands; a decision follows within minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resendApplication: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key again answers what the first answered.
                 * @example 0198f7a2-0000-7000-8000-0000000000c1
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Resend"];
            };
        };
        responses: {
            /** @description The account as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLoanDetails: {
        parameters: {
            query: {
                /**
                 * @description The reference the account was opened with.
                 * @example 0198f7a2-0000-7000-8000-0000000000e1
                 */
                externalReference: components["parameters"]["ExternalReference"];
                /**
                 * @description LightReach's own number, once it is known.
                 * @example LR-204518
                 */
                accountId?: components["parameters"]["AccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnyAccount"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getRequiredDocuments: {
        parameters: {
            query: {
                /**
                 * @description The reference the account was opened with.
                 * @example 0198f7a2-0000-7000-8000-0000000000e1
                 */
                externalReference: components["parameters"]["ExternalReference"];
                /**
                 * @description LightReach's own number, once it is known.
                 * @example LR-204518
                 */
                accountId?: components["parameters"]["AccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requirements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Requirements"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLoanDocuments: {
        parameters: {
            query: {
                /**
                 * @description The reference the account was opened with.
                 * @example 0198f7a2-0000-7000-8000-0000000000e1
                 */
                externalReference: components["parameters"]["ExternalReference"];
                /**
                 * @description LightReach's own number, once it is known.
                 * @example LR-204518
                 */
                accountId?: components["parameters"]["AccountId"];
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
                    "application/json": components["schemas"]["Documents"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadDocs: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key again answers what the first answered.
                 * @example 0198f7a2-0000-7000-8000-0000000000c1
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentForm"];
            };
        };
        responses: {
            /** @description The account as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadContract: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key again answers what the first answered.
                 * @example 0198f7a2-0000-7000-8000-0000000000c1
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ContractForm"];
            };
        };
        responses: {
            /** @description The account as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMilestone: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key again answers what the first answered.
                 * @example 0198f7a2-0000-7000-8000-0000000000c1
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Submission"] | components["schemas"]["Withdrawal"];
            };
        };
        responses: {
            /** @description The account as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getApprovedEquipments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateSystemDesign: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key again answers what the first answered.
                 * @example 0198f7a2-0000-7000-8000-0000000000c1
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DesignChange"];
            };
        };
        responses: {
            /** @description The account as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateQuote: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key again answers what the first answered.
                 * @example 0198f7a2-0000-7000-8000-0000000000c1
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Quote"];
            };
        };
        responses: {
            /** @description The account as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    accountChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

export const client = (options: ClientOptions): LenderClient<paths> => lenderClient<paths>('lightReach', options)
