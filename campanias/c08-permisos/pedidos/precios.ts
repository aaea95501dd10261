import { ingresar } from '#campanias/c08-permisos/documentos.ts';
import { COSTOS, crearArticulo, type Hacer, nuevo, type Registro } from '#campanias/c08-permisos/mundo.ts';
import { INICIALES } from '#servidor/prueba/semillas.ts';
import { articulo, deArticulo, fijo, ninguno, type Pedido, type Pedidos, sobre, type Terreno } from './pedido.ts';

const A = '/api/articulos';
const LISTAS = `${A}/listas-de-precio`;
const LOTES = `${A}/lotes-de-precio`;
const CAMBIOS = `${A}/cambios-de-costo`;

type Visto = { readonly cambian: number; readonly huella: string };

const loteNuevo = (articuloIds: readonly string[]) => ({
  motivo: 'Aumento de agosto',
  listaIds: [INICIALES.lista],
  filtro: { articuloIds },
  regla: { tipo: 'PORCENTAJE', valor: '10' },
});

/** A batch over an artículo of its own, walked as far as the action needs. */
const crearLote = async (hacer: Hacer, ...acciones: readonly string[]): Promise<Registro> =>
  crearLoteDe((await crearArticulo(hacer)).id, hacer, ...acciones);

async function crearLoteDe(articuloId: string, hacer: Hacer, ...acciones: readonly string[]): Promise<Registro> {
  let lote = await hacer('POST', LOTES, loteNuevo([articuloId]));
  const { id } = lote;
  for (const accion of acciones) {
    lote = await deAUno(() => hacer('POST', `${LOTES}/${id}/${accion}`, { version: lote.version }));
  }
  return lote;
}

let anterior: Promise<unknown> = Promise.resolve();
/** Only one batch is applied at a time, and rows of the table go several at once. */
function deAUno<T>(trabajo: () => Promise<T>): Promise<T> {
  const suyo = anterior.then(trabajo);
  anterior = suyo.catch(() => {});
  return suyo;
}

type Extra = Readonly<Record<string, unknown>>;
const accion = (nombre: string, antes: readonly string[], extra: Extra = {}): Pedido =>
  sobre({
    crear: ({ hacer }) => crearLote(hacer, ...antes),
    ruta: (id) => `${LOTES}/${id}/${nombre}`,
    cuerpo: ({ version }) => ({ version, ...extra }),
  });

const actividadDeLote: Pedido = async ({ hacer }, lugar) => ({
  ruta: `/api/actividad/lote_precio/${lugar === 'ninguno' ? ninguno() : (await crearLote(hacer)).id}`,
});

const leerLote =
  (sufijo: string, ...antes: readonly string[]): Pedido =>
  async ({ hacer }, lugar) => ({
    ruta: `${LOTES}/${lugar === 'ninguno' ? ninguno() : (await crearLote(hacer, ...antes)).id}${sufijo}`,
  });

/** Of what is on the shelves there. */
const verEtiquetas =
  (parte = ''): Pedido =>
  async (mundo, lugar) => {
    const sufijo = `/etiquetas${parte}?sucursalId=${INICIALES.sucursal}`;
    if (lugar === 'ninguno') return { ruta: `${LOTES}/${ninguno()}${sufijo}` };
    const { id: articuloId } = await crearArticulo(mundo.hacer);
    await ingresar(mundo, 'central', articuloId, { cantidad: '1' });
    const { id } = await crearLoteDe(articuloId, mundo.hacer, 'simular', 'aprobar', 'aplicar');
    return { ruta: `${LOTES}/${id}${sufijo}` };
  };

/** An artículo whose price comes out of a lista that has another formula since. */
async function conOtraFormula({ hacer }: Terreno): Promise<Registro> {
  const suyo = await crearArticulo(hacer);
  const base = await hacer('POST', LISTAS, { nombre: nuevo('Base ') });
  await hacer('POST', `${A}/${suyo.id}/precios`, { listaId: base.id, importe: '100.00' });
  const derivacion = { base: 'LISTA', listaBaseId: base.id };
  const { id, version } = await hacer('POST', LISTAS, { nombre: nuevo('Lista '), derivacion });
  await hacer('PATCH', `${LISTAS}/${id}`, { version, derivacion: { ...derivacion, coeficiente: '1.1' } });
  return suyo;
}

/** +10 % over the cost of an artículo of its own, as it was seen. */
async function cambioVisto({ hacer }: Terreno) {
  const { id } = await crearArticulo(hacer);
  await hacer('POST', `${A}/${id}/costos`, { importe: COSTOS.central, origen: 'Factura' });
  return { seleccion: { de: 'ids', ids: [id] }, cambio: { tipo: 'PORCENTAJE', valor: '10' } };
}
async function cambioDeCostos(terreno: Terreno) {
  const visto = await cambioVisto(terreno);
  const { cambian, huella } = await terreno.hacer<Visto>('POST', `${CAMBIOS}/vista-previa`, visto);
  return { ...visto, cambian, huella, motivo: 'Aumento' };
}
const cambioHecho = async (terreno: Terreno): Promise<Registro> =>
  terreno.hacer<Registro>('POST', CAMBIOS, await cambioDeCostos(terreno));

export const pedidosDePrecios: Pedidos = {
  [`GET ${LISTAS}`]: fijo(LISTAS),
  [`POST ${LISTAS}`]: () => ({ ruta: LISTAS, cuerpo: { nombre: nuevo('Lista ') } }),
  [`PATCH ${LISTAS}/:id`]: sobre({
    crear: ({ hacer }) => hacer('POST', LISTAS, { nombre: nuevo('Lista ') }),
    ruta: (id) => `${LISTAS}/${id}`,
    cuerpo: ({ version }) => ({ version, nombre: nuevo('Otra ') }),
  }),
  [`PATCH ${LISTAS}/:id · con otra fórmula`]: sobre({
    crear: ({ hacer }) => hacer('POST', LISTAS, { nombre: nuevo('Lista ') }),
    ruta: (id) => `${LISTAS}/${id}`,
    // Over the cost none of its prices stands out, whatever others left in the other listas.
    cuerpo: ({ version }) => ({ version, derivacion: { base: 'COSTO_REPOSICION', coeficiente: '1.1' } }),
  }),
  [`POST ${LISTAS}/:id/vista-previa`]: sobre({
    crear: ({ hacer }) => hacer('POST', LISTAS, { nombre: nuevo('Lista ') }),
    ruta: (id) => `${LISTAS}/${id}/vista-previa`,
    cuerpo: () => ({ derivacion: { base: 'LISTA', listaBaseId: INICIALES.lista, coeficiente: '1.1' } }),
  }),
  [`POST ${LISTAS}/vista-previa`]: fijo(`${LISTAS}/vista-previa`, {
    derivacion: { base: 'LISTA', listaBaseId: INICIALES.lista, coeficiente: '1.1' },
  }),
  [`GET ${A}/cotizaciones`]: fijo(`${A}/cotizaciones`),
  [`GET ${A}/cotizaciones/exportar`]: fijo(`${A}/cotizaciones/exportar`),
  [`GET ${A}/cotizaciones/alcance`]: fijo(`${A}/cotizaciones/alcance`),
  [`POST ${A}/cotizaciones`]: fijo(`${A}/cotizaciones`, { valor: '1450.5', fuente: 'Banco' }),
  [`GET ${A}/configuracion-de-precios`]: fijo(`${A}/configuracion-de-precios`),
  [`PATCH ${A}/configuracion-de-precios`]: async ({ hacer }) => {
    const { version } = await hacer('GET', `${A}/configuracion-de-precios`);
    return { ruta: `${A}/configuracion-de-precios`, cuerpo: { version, diasDeCosto: 45 } };
  },

  [`GET ${A}/:id/precios`]: deArticulo('/precios'),
  [`GET ${A}/:id/precios/formulas`]: sobre({ crear: conOtraFormula, ruta: (id) => `${A}/${id}/precios/formulas` }),
  [`GET ${A}/:id/precios/vigente`]: deArticulo('/precios/vigente'),
  [`POST ${A}/precios/vigentes`]: async ({ hacer }) => ({
    ruta: `${A}/precios/vigentes`,
    cuerpo: { listaId: INICIALES.lista, articuloIds: [(await crearArticulo(hacer)).id] },
  }),
  [`POST ${A}/:id/precios`]: sobre({
    crear: articulo,
    ruta: (id) => `${A}/${id}/precios`,
    cuerpo: () => ({ importe: '321.00', motivo: 'Aumento' }),
  }),
  [`GET ${A}/:id/costos`]: deArticulo('/costos'),
  [`POST ${A}/:id/costos`]: sobre({
    crear: articulo,
    ruta: (id) => `${A}/${id}/costos`,
    cuerpo: () => ({ importe: '77.00', origen: 'Factura' }),
  }),

  [`POST ${CAMBIOS}/vista-previa`]: async (terreno) => ({
    ruta: `${CAMBIOS}/vista-previa`,
    cuerpo: await cambioVisto(terreno),
  }),
  [`POST ${CAMBIOS}`]: async (terreno) => ({ ruta: CAMBIOS, cuerpo: await cambioDeCostos(terreno) }),
  [`GET ${CAMBIOS}`]: fijo(CAMBIOS),
  [`GET ${CAMBIOS}/exportar`]: fijo(`${CAMBIOS}/exportar`),
  [`GET ${CAMBIOS}/:id`]: sobre({ crear: cambioHecho, ruta: (id) => `${CAMBIOS}/${id}` }),
  [`GET ${CAMBIOS}/:id/lineas`]: sobre({ crear: cambioHecho, ruta: (id) => `${CAMBIOS}/${id}/lineas` }),
  [`GET ${CAMBIOS}/:id/exportar`]: sobre({ crear: cambioHecho, ruta: (id) => `${CAMBIOS}/${id}/exportar` }),
  [`POST ${CAMBIOS}/:id/deshacer`]: sobre({
    crear: cambioHecho,
    ruta: (id) => `${CAMBIOS}/${id}/deshacer`,
    cuerpo: () => ({ motivo: 'Era un error' }),
  }),

  [`GET ${LOTES}`]: fijo(LOTES),
  [`GET ${LOTES}/exportar`]: fijo(`${LOTES}/exportar`),
  [`POST ${LOTES}`]: async ({ hacer }) => ({ ruta: LOTES, cuerpo: loteNuevo([(await crearArticulo(hacer)).id]) }),
  'GET /api/actividad/:entidad/:id · lote_precio': actividadDeLote,
  [`GET ${LOTES}/:id`]: leerLote(''),
  [`PATCH ${LOTES}/:id`]: sobre({
    crear: ({ hacer }) => crearLote(hacer),
    ruta: (id) => `${LOTES}/${id}`,
    cuerpo: ({ version }) => ({ version, motivo: 'Aumento de septiembre' }),
  }),
  [`GET ${LOTES}/:id/lineas`]: leerLote('/lineas', 'simular'),
  [`GET ${LOTES}/:id/exportar`]: leerLote('/exportar', 'simular'),
  [`GET ${LOTES}/:id/etiquetas`]: verEtiquetas(),
  [`GET ${LOTES}/:id/etiquetas/exportar`]: verEtiquetas('/exportar'),
  [`POST ${LOTES}/:id/lineas`]: accion('lineas', ['simular'], { marca: 'excluir', cuales: { lineas: [1] } }),
  [`POST ${LOTES}/:id/simular`]: accion('simular', []),
  [`POST ${LOTES}/:id/aprobar`]: accion('aprobar', ['simular']),
  [`POST ${LOTES}/:id/programar`]: accion('programar', ['simular', 'aprobar'], { aplicaDesde: '2199-01-01T03:00:00Z' }),
  [`POST ${LOTES}/:id/aplicar`]: accion('aplicar', ['simular', 'aprobar']),
  [`POST ${LOTES}/:id/revertir`]: accion('revertir', ['simular', 'aprobar', 'aplicar'], { motivo: 'Salió mal' }),
  [`POST ${LOTES}/:id/descartar`]: accion('descartar', [], { motivo: 'No hacía falta' }),
};
