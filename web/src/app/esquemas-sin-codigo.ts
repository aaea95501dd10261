/**
 * Schemas would try to write code of their own to be quicker, which the policy of the page forbids and reports. Said where
 * the library of schemas looks when it comes, which is later, instead of bringing it for this: the same as its
 * `config({ jitless: true })`. That the policy has nothing to report is tried in a browser (C09).
 */
const ajustes = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
ajustes.__zod_globalConfig = { ...ajustes.__zod_globalConfig, jitless: true };

export {};
