import type { Caso } from './lecturas/casos.ts';

/** Every statement of the raw side beside what the product is asked, as Markdown: one of each kind. */
export function escribirConsultas(
  casos: readonly Caso[],
  {
    nota,
    lote,
    exportacion,
    importacion,
  }: Readonly<Record<'nota' | 'lote' | 'exportacion' | 'importacion', readonly string[]>>,
): string {
  const deLecturas = casos.map(({ nombre, pedidos }) => {
    const [primero] = pedidos;
    const textos = (primero?.consultas ?? []).map(({ texto }) => texto);
    return seccion(nombre, `GET ${sinIds(decodeURIComponent(primero?.ruta ?? ''))}`, textos);
  });
  const notas = 'POST /api/ventas/notas-de-pedido, después /:id/confirmar y /:id/finalizar';
  return [
    ...deLecturas,
    seccion('Ciclo de la nota de diez renglones', notas, nota),
    seccion('Aumento general de precios', 'POST /api/articulos/lotes-de-precio/:id/simular y /:id/aplicar', lote),
    seccion('Exportar artículos', 'GET /api/articulos/exportar?orden=codigo&formato=xlsx', exportacion),
    seccion('Importar artículos', 'npm run trastienda -- importar articulos ARCHIVO.csv', [
      'begin',
      ...importacion,
      'commit',
    ]),
  ].join('\n\n');
}

const seccion = (nombre: string, producto: string, textos: readonly string[]): string =>
  [
    `### ${nombre}`,
    `Producto: \`${producto}\``,
    ['```sql', ...textos.map((texto) => `${sangrado(texto)};`), '```'].join('\n'),
  ].join('\n\n');

/** Without the indentation that the statement has in its own file. */
function sangrado(texto: string): string {
  const [primera = '', ...resto] = texto.trim().split('\n');
  const margenes = resto.filter((linea) => linea.trim() !== '').map((linea) => /^ */.exec(linea)?.[0].length ?? 0);
  const margen = Math.max(0, Math.min(...margenes) - (margenes.length > 0 && primera !== '' ? 2 : 0));
  return [primera, ...resto.map((linea) => linea.slice(Math.min(margen, /^ */.exec(linea)?.[0].length ?? 0)))].join(
    '\n',
  );
}

/** Ids are of one database only. */
const sinIds = (ruta: string): string => ruta.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…');
