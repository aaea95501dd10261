/** How an id is written, for texts that carry several: the database takes no other. */
export const FORMA_DE_ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
