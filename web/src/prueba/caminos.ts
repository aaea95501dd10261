/** Several addresses below one. */
export const en = (base: string, partes: string) => partes.split(' ').map((parte) => `${base}/${parte}`);

/** Every guarded address of the business that the product specification names. */
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
];

/** Every public one. */
export const caminosPublicos: readonly string[] = [
  '/login',
  ...en('/auth', 'login2 register register2 forgot-password forgot-password2 two-steps two-steps2 404 maintenance'),
  '/landingpage',
];
