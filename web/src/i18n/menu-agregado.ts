/** Names in the menu of screens that are added to the product. */
// biome-ignore lint/suspicious/noEmptyInterface: each addition declares its own here, which only an interface takes
export interface MenuAgregado {}
