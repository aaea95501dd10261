import { vehiculo } from '#campanias/c08-permisos/catalogo.ts';
import { crearArticulo, type Hacer, type Registro } from '#campanias/c08-permisos/mundo.ts';
import { articulo, deArticulo, fijo, ninguno, type Pedido, type Pedidos, sobre } from './pedido.ts';

const A = '/api/articulos';

async function conEquivalente(hacer: Hacer): Promise<Registro & { readonly miembroId: string }> {
  const [uno, otro] = [await crearArticulo(hacer), await crearArticulo(hacer)];
  const unido = await hacer('POST', `${A}/${uno.id}/equivalencias`, { version: uno.version, articuloId: otro.id });
  return { ...unido, miembroId: otro.id };
}

async function conAplicacion(hacer: Hacer): Promise<Registro & { readonly aplicacionId: string }> {
  const { id, version } = await crearArticulo(hacer);
  const cambiado = await hacer('POST', `${A}/${id}/aplicaciones`, { version, ...vehiculo() });
  const { filas } = await hacer<{ filas: readonly { readonly id: string }[] }>('GET', `${A}/${id}/aplicaciones`);
  return { ...cambiado, aplicacionId: filas[0]?.id ?? '' };
}

const sobreAplicacion =
  (cuerpo: () => object): Pedido =>
  async ({ hacer }, lugar) => {
    if (lugar === 'ninguno') {
      return { ruta: `${A}/${ninguno()}/aplicaciones/${ninguno()}`, cuerpo: { version: 1, ...cuerpo() } };
    }
    const { id, version, aplicacionId } = await conAplicacion(hacer);
    return { ruta: `${A}/${id}/aplicaciones/${aplicacionId}`, cuerpo: { version, ...cuerpo() } };
  };

export const pedidosDeEquivalencias: Pedidos = {
  [`GET ${A}/:id/equivalencias`]: deArticulo('/equivalencias'),
  [`POST ${A}/:id/equivalencias`]: async (terreno, lugar) => {
    const otro = await articulo(terreno);
    return sobre({
      crear: articulo,
      ruta: (id) => `${A}/${id}/equivalencias`,
      cuerpo: ({ version }) => ({ version, articuloId: otro.id }),
    })(terreno, lugar);
  },
  [`DELETE ${A}/:id/equivalencias/:miembroId`]: async ({ hacer }, lugar) => {
    if (lugar === 'ninguno') return { ruta: `${A}/${ninguno()}/equivalencias/${ninguno()}`, cuerpo: { version: 1 } };
    const { id, version, miembroId } = await conEquivalente(hacer);
    return { ruta: `${A}/${id}/equivalencias/${miembroId}`, cuerpo: { version } };
  },
  [`PUT ${A}/:id/reemplazo`]: async (terreno, lugar) => {
    const nuevoArticulo = await articulo(terreno);
    return sobre({
      crear: articulo,
      ruta: (id) => `${A}/${id}/reemplazo`,
      cuerpo: ({ version }) => ({ version, porId: nuevoArticulo.id }),
    })(terreno, lugar);
  },
  [`GET ${A}/vehiculos`]: fijo(`${A}/vehiculos`),
  [`GET ${A}/:id/aplicaciones`]: deArticulo('/aplicaciones'),
  [`POST ${A}/:id/aplicaciones`]: sobre({
    crear: articulo,
    ruta: (id) => `${A}/${id}/aplicaciones`,
    cuerpo: ({ version }) => ({ version, ...vehiculo() }),
  }),
  [`PUT ${A}/:id/aplicaciones/:aplicacionId`]: sobreAplicacion(vehiculo),
  [`DELETE ${A}/:id/aplicaciones/:aplicacionId`]: sobreAplicacion(() => ({})),
};
