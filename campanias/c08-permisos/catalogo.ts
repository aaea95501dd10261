import { COSTOS, crearArticulo, type Hacer, type Mundo, nuevo, type Registro } from './mundo.ts';
import type { Sucursal } from './tabla/esperar.ts';

const A = '/api/articulos';

export const vehiculo = () => ({ marca: 'Fiat', modelo: nuevo('Modelo '), motor: '1.4', desde: 2010, hasta: null });

export const crearNivel = (hacer: Hacer, nivel: string, cuerpo: object = {}): Promise<Registro> =>
  hacer('POST', `${A}/${nivel}`, { codigo: nuevo('K'), nombre: nuevo('Nivel '), ...cuerpo });

/** A familia in a rubro, and another rubro where it could hang. */
export async function familiaYDestino(hacer: Hacer) {
  const [rubro, destino] = [await crearNivel(hacer, 'rubros'), await crearNivel(hacer, 'rubros')];
  return { familia: await crearNivel(hacer, 'familias', { rubroId: rubro.id }), rubro, destino };
}

export const traslado = (nodo: Registro, destino: Registro) => ({
  version: nodo.version,
  destinoId: destino.id,
  versionDestino: destino.version,
  motivo: 'Orden',
});

/** A batch of the classification. */
export async function mudar(hacer: Hacer): Promise<{ readonly loteId: string }> {
  const { familia, destino } = await familiaYDestino(hacer);
  return hacer('POST', `${A}/clasificacion/familia/${familia.id}/mover`, traslado(familia, destino));
}

/** A subfamilia whose default one artículo of it does not have. */
export async function conDiferencia(hacer: Hacer): Promise<Registro> {
  const { familia } = await familiaYDestino(hacer);
  const subfamilia = await crearNivel(hacer, 'subfamilias', { familiaId: familia.id, ivaOmision: '27' });
  await crearArticulo(hacer, { subfamiliaId: subfamilia.id, iva: '21' });
  return subfamilia;
}

export const proveedorNuevo = () => ({ razonSocial: nuevo('Proveedor '), condicionIva: 8 });
export const crearProveedor = (hacer: Hacer): Promise<Registro> => hacer('POST', `${A}/proveedores`, proveedorNuevo());

export async function vender(hacer: Hacer, articuloId: string, extra: object = {}): Promise<Registro> {
  const proveedor = await crearProveedor(hacer);
  await hacer('POST', `${A}/${articuloId}/proveedores`, { proveedorId: proveedor.id, ...extra });
  return proveedor;
}

/** Of the company, and about what each sucursal alone has: what is bought again, for what it is, what stands in for it. */
export async function sembrarCatalogo({ hacer, sedes }: Mundo): Promise<void> {
  await hacer('POST', `${A}/cotizaciones`, { valor: '1400', fuente: 'Banco' });
  await mudar(hacer);
  for (const sucursal of ['central', 'rosario'] as const) await sembrarTestigo(hacer, sedes[sucursal], sucursal);
}

async function sembrarTestigo(hacer: Hacer, { testigo, depositoId }: Mundo['sedes'][Sucursal], sucursal: Sucursal) {
  await hacer('POST', `${A}/${testigo}/costos`, { importe: COSTOS[sucursal], origen: 'Factura' });
  const { version } = await hacer('GET', `${A}/${testigo}`);
  const { version: otraVersion } = await hacer('POST', `${A}/${testigo}/aplicaciones`, { version, ...vehiculo() });
  const { id: articuloId } = await crearArticulo(hacer);
  await hacer('POST', `${A}/${testigo}/equivalencias`, { version: otraVersion, articuloId });
  await armarYDesarmar(hacer, testigo, depositoId);
}

/** The order remains, and the stock and its cost are what they were. */
async function armarYDesarmar(hacer: Hacer, componenteId: string, depositoId: string): Promise<void> {
  const { id: articuloId } = await crearArticulo(hacer);
  const lineas = [{ componenteId, cantidad: '1' }];
  const { id, version } = await hacer('POST', `${A}/estructuras`, { articuloId, lineas });
  await hacer('POST', `${A}/estructuras/${id}/estado`, { version, accion: 'poner_vigente' });
  const orden = await hacer('POST', `${A}/estructuras/${id}/armado`, { sentido: 'ARMAR', cantidad: '1', depositoId });
  await hacer('POST', `${A}/armados/${orden.id}/revertir`, { version: orden.version });
}
