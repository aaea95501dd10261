const en = (base: string, partes: string) => partes.split(' ').map((parte) => `${base}/${parte}`);

/** Every guarded address the product specification names. */
export const caminosDelProducto: readonly string[] = [
  '/',
  '/dashboards/modern',
  ...en('/articulos', 'tabla actualizar-precio material familia subfamilia estructura reportes'),
  ...en('/stock', 'ajuste-stock orden-movimiento stock-centralizado reposicion obsolescencia reportes'),
  ...en('/clientes', 'tabla reporte'),
  ...en('/taller', 'sobres-ot reporte'),
  ...en('/usuario', 'perfil configuracion manual-usuario'),
  ...en('/administrador', 'gestion-usuario gestion-permiso panel'),
  ...en('/ventas', 'notas-de-pedido finalizar-notas-de-pedido reportes'),
  ...en('/tablas-generales', 'localidades provincias sucursales talleres'),
  '/dashboards/ecommerce',
  ...en('/apps', 'chats notes calendar email tickets contacts followers friends gallery'),
  ...en('/apps/ecommerce', 'shop eco-product-list eco-checkout detail/1'),
  ...en('/apps/blog', 'posts detail/as-yen-tumbles'),
  '/user-profile',
  ...en('/pages', 'casl treeview pricing account-settings faq'),
  ...en('/forms/form-elements', 'autocomplete button checkbox radio slider date-time switch'),
  ...en('/forms', 'quill-editor form-layouts form-horizontal form-vertical form-custom form-wizard form-validation'),
  ...en('/tables', 'basic collapsible enhanced fixed-header pagination search'),
  ...en(
    '/charts',
    'line-chart gredient-chart doughnut-pie-chart area-chart column-chart candlestick-chart radialbar-chart',
  ),
  ...en(
    '/ui-components',
    'alert accordion avatar chip dialog list popover rating tabs tooltip transfer-list typography',
  ),
  ...en('/widgets', 'cards banners charts'),
];

/** Every public one. */
export const caminosPublicos: readonly string[] = [
  '/login',
  ...en('/auth', 'login2 register register2 forgot-password forgot-password2 two-steps two-steps2 404 maintenance'),
  '/landingpage',
];
