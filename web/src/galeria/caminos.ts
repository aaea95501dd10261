const caminos: readonly RegExp[] = [
  /^\/dashboards\/ecommerce$/,
  /^\/apps\/(chats|notes|calendar|email|tickets|contacts|followers|friends|gallery)$/,
  /^\/apps\/ecommerce\/(shop|eco-product-list|eco-checkout|detail\/[^/]+)$/,
  /^\/apps\/blog\/(posts|detail\/[^/]+)$/,
  /^\/user-profile$/,
  /^\/pages\/(casl|treeview|pricing|account-settings|faq)$/,
  /^\/forms\/form-elements\/(autocomplete|button|checkbox|radio|slider|date-time|switch)$/,
  /^\/forms\/(quill-editor|form-layouts|form-horizontal|form-vertical|form-custom|form-wizard|form-validation)$/,
  /^\/tables\/(basic|collapsible|enhanced|fixed-header|pagination|search)$/,
  /^\/charts\/(line-chart|gredient-chart|doughnut-pie-chart|area-chart|column-chart|candlestick-chart|radialbar-chart)$/,
  /^\/ui-components\/(sistema|alert|accordion|avatar|chip|dialog|list|popover|rating|tabs|tooltip|transfer-list|typography)$/,
  /^\/widgets\/(cards|banners|charts)$/,
];

/** Whether an address is that of a demonstration screen. */
export const esDeGaleria = (camino: string): boolean => caminos.some((uno) => uno.test(camino));
