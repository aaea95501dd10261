/** Room for things side by side: 1200 px, and more for who has bigger letters. */
export const CON_LUGAR = '(min-width:75em)';
