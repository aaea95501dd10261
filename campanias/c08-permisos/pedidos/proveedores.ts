import { crearArticulo, type Hacer, nuevo, type Registro } from '#campanias/c08-permisos/mundo.ts';
import { fijo, ninguno, type Pedido, type Pedidos, sobre } from './pedido.ts';

const P = '/api/articulos/proveedores';
const A = '/api/articulos/:id/proveedores';

const alta = () => ({ razonSocial: nuevo('Proveedor '), condicionIva: 8 });
const crear = (hacer: Hacer): Promise<Registro> => hacer('POST', P, alta());

/** A reading of something made for it. */
const leer =
  (hacerlo: (hacer: Hacer) => Promise<Registro>, ruta: (id: string) => string): Pedido =>
  async ({ hacer }, lugar) => ({ ruta: ruta(lugar === 'ninguno' ? ninguno() : (await hacerlo(hacer)).id) });

/** An artículo that one proveedor sells; of nowhere, none. */
const trato =
  (extra: object = {}): Pedido =>
  async ({ hacer }, lugar) => {
    const { id: proveedorId } = await crear(hacer);
    if (lugar === 'ninguno')
      return { ruta: `/api/articulos/${ninguno()}/proveedores/${proveedorId}`, cuerpo: { version: 1 } };
    const { id } = await crearArticulo(hacer);
    await hacer('POST', `/api/articulos/${id}/proveedores`, { proveedorId });
    return { ruta: `/api/articulos/${id}/proveedores/${proveedorId}`, cuerpo: { version: 1, ...extra } };
  };

export const pedidosDeProveedores: Pedidos = {
  [`GET ${P}`]: fijo(`${P}?porPagina=200`),
  [`GET ${P}/exportar`]: fijo(`${P}/exportar`),
  [`GET ${P}/:id`]: leer(crear, (id) => `${P}/${id}`),
  [`GET ${P}/:id/articulos`]: leer(crear, (id) => `${P}/${id}/articulos`),
  [`POST ${P}`]: () => ({ ruta: P, cuerpo: alta() }),
  [`PATCH ${P}/:id`]: sobre({
    crear: ({ hacer }) => crear(hacer),
    ruta: (id) => `${P}/${id}`,
    cuerpo: ({ version }) => ({ version, telefono: '341 555-0177' }),
  }),
  [`POST ${P}/:id/estado`]: sobre({
    crear: ({ hacer }) => crear(hacer),
    ruta: (id) => `${P}/${id}/estado`,
    cuerpo: ({ version }) => ({ version, accion: 'inactivar' }),
  }),
  [`GET ${A}`]: leer(crearArticulo, (id) => `/api/articulos/${id}/proveedores`),
  [`POST ${A}`]: async ({ hacer }, lugar) => ({
    ruta: `/api/articulos/${lugar === 'ninguno' ? ninguno() : (await crearArticulo(hacer)).id}/proveedores`,
    cuerpo: { proveedorId: (await crear(hacer)).id },
  }),
  [`PATCH ${A}/:proveedorId`]: trato({ multiplo: '6' }),
  [`DELETE ${A}/:proveedorId`]: trato(),
  'GET /api/actividad/:entidad/:id · proveedor': leer(crear, (id) => `/api/actividad/proveedor/${id}`),
};
