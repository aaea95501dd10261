import { crearProveedor, proveedorNuevo, vender } from '#campanias/c08-permisos/catalogo.ts';
import { COSTOS, crearArticulo, type Hacer, type Registro } from '#campanias/c08-permisos/mundo.ts';
import { de, fijo, ninguno, type Pedido, type Pedidos, sobre } from './pedido.ts';

const P = '/api/articulos/proveedores';
const A = '/api/articulos/:id/proveedores';

/** Told as the cost of a sucursal is, so that whoever may not see it would be caught with it. */
const AL_COSTO = { costo: COSTOS.central };

/** A reading of something made for it. */
const leer = (hacerlo: (hacer: Hacer) => Promise<Registro>, ruta: (id: string) => string): Pedido =>
  de(async ({ hacer }) => (await hacerlo(hacer)).id, ruta);

async function vendido(hacer: Hacer): Promise<Registro> {
  const articulo = await crearArticulo(hacer);
  await vender(hacer, articulo.id, AL_COSTO);
  return articulo;
}

const vendedor = async (hacer: Hacer): Promise<Registro> => vender(hacer, (await crearArticulo(hacer)).id, AL_COSTO);

/** An artículo that two proveedores sell, and one of them; of nowhere, none. */
const trato =
  (extra: object = {}): Pedido =>
  async ({ hacer }, lugar) => {
    if (lugar === 'ninguno') {
      const { id: proveedorId } = await crearProveedor(hacer);
      return { ruta: `/api/articulos/${ninguno()}/proveedores/${proveedorId}`, cuerpo: { version: 1 } };
    }
    const { id } = await vendido(hacer);
    const { id: proveedorId } = await vender(hacer, id);
    return { ruta: `/api/articulos/${id}/proveedores/${proveedorId}`, cuerpo: { version: 1, ...extra } };
  };

export const pedidosDeProveedores: Pedidos = {
  [`GET ${P}`]: fijo(`${P}?porPagina=200`),
  [`GET ${P}/exportar`]: fijo(`${P}/exportar`),
  [`GET ${P}/:id`]: leer(crearProveedor, (id) => `${P}/${id}`),
  [`GET ${P}/:id/articulos`]: leer(vendedor, (id) => `${P}/${id}/articulos`),
  [`GET ${P}/:id/articulos/exportar`]: leer(vendedor, (id) => `${P}/${id}/articulos/exportar`),
  [`POST ${P}`]: () => ({ ruta: P, cuerpo: proveedorNuevo() }),
  [`PATCH ${P}/:id`]: sobre({
    crear: ({ hacer }) => crearProveedor(hacer),
    ruta: (id) => `${P}/${id}`,
    cuerpo: ({ version }) => ({ version, telefono: '341 555-0177' }),
  }),
  [`POST ${P}/:id/estado`]: sobre({
    crear: ({ hacer }) => crearProveedor(hacer),
    ruta: (id) => `${P}/${id}/estado`,
    cuerpo: ({ version }) => ({ version, accion: 'inactivar' }),
  }),
  [`GET ${A}`]: leer(vendido, (id) => `/api/articulos/${id}/proveedores`),
  [`GET ${A}/historia`]: leer(vendido, (id) => `/api/articulos/${id}/proveedores/historia`),
  [`POST ${A}`]: async ({ hacer }, lugar) => ({
    ruta: `/api/articulos/${lugar === 'ninguno' ? ninguno() : (await crearArticulo(hacer)).id}/proveedores`,
    cuerpo: { proveedorId: (await crearProveedor(hacer)).id, ...AL_COSTO },
  }),
  [`PATCH ${A}/:proveedorId`]: trato({ multiplo: '6' }),
  [`DELETE ${A}/:proveedorId`]: trato(),
  'GET /api/actividad/:entidad/:id · proveedor': leer(crearProveedor, (id) => `/api/actividad/proveedor/${id}`),
};
